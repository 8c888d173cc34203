export { desk } from './desk.ts';
export { game } from './game.ts';
