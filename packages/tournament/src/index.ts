export * from './requests/desk.ts';
