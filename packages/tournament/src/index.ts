export * from './event/clock.ts';
export * from './event/decide.ts';
export type * from './event/event.ts';
export * from './event/evolve.ts';
export type { Refusal, RefusalCode } from './event/refusal.ts';
export * from './event/refusal-words.ts';
export * from './event/state.ts';
export * from './event/view.ts';
export * from './requests/desk.ts';
