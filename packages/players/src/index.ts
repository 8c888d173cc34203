export { type ArenaTable, type MatchResult, playMatch } from './arena/match.ts';
export { type Pairing, playNext, START, type Standing, shareOfStanding } from './arena/series.ts';
export { type Bot, isOpen, LEVELS, type Level, STEPS, STYLES, type Step, type Style } from './bots/level.ts';
export { type Mind, mindOf } from './bots/mind.ts';
export { nextAct } from './bots/next-act.ts';
export { type BotSeat, botSeat, type Planned } from './bots/seat.ts';
export { type Hint, type HintStep, mayHint, solutionHint, tableHint } from './hints/hint.ts';
export * from './puzzles/glicko.ts';
export { type Grade, grade, type Response } from './puzzles/grade.ts';
export { kindsOf, type Maker, makePuzzle } from './puzzles/make.ts';
export {
  afterPuzzle,
  dailyPuzzle,
  NO_PROGRESS,
  nextPuzzle,
  type Progress as PuzzleProgress,
} from './puzzles/progress.ts';
export * from './puzzles/puzzle.ts';
export { makeSet, puzzleStream, type SetPlan } from './puzzles/set.ts';
export { verifyPuzzle } from './puzzles/verify.ts';
export { type Judgement, MISTAKES, type Mistake, type Shortest } from './review/judgement.ts';
export { type Lesson, lessonsOf } from './review/lessons.ts';
export { type Accuracy, mayReview, type Progress, type Review, review, reviewSteps } from './review/review.ts';
export { clauseSituation, type Situation, solutionSituation } from './train/situation.ts';
