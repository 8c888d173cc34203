export { type JudgeReply, judge, type Solved, solve } from './library/judge.ts';
export { type Decided, decide, type Match, openMatch, type Refused, type Replayed, replay } from './library/match.ts';
export { type Seated, seat } from './library/seat.ts';
export { type Served, type ServeOptions, serve } from './library/serve.ts';
export { ForceoutError } from './library/trouble.ts';
