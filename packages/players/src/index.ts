export { type ArenaTable, type MatchResult, playMatch } from './arena/match.ts';
export { type Pairing, playNext, START, type Standing, shareOfStanding } from './arena/series.ts';
export { type BotCache, botCacheFor } from './bots/bot-cache.ts';
export { type BotContext, botContext } from './bots/bot-context.ts';
export { type Bot, isOpen, LEVELS, type Level, STEPS, STYLES, type Step, type Style } from './bots/level.ts';
export { nextAct } from './bots/next-act.ts';
export { type Hint, type HintStep, mayHint, solutionHint, tableHint } from './hints/hint.ts';
export type { Rating } from './puzzles/glicko.ts';
export { NEW_RATING } from './puzzles/glicko.ts';
export { type Grade, grade, type Response } from './puzzles/grade.ts';
export { kindsOf, type Maker, makePuzzle } from './puzzles/make.ts';
export {
  afterPuzzle,
  dailyPuzzle,
  NO_PROGRESS,
  nextPuzzle,
  type Progress as PuzzleProgress,
  worstPuzzles,
} from './puzzles/progress.ts';
export {
  moveName,
  type PackedPosition,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  unpackPosition,
} from './puzzles/puzzle.ts';
export { puzzleStream, type SetPlan } from './puzzles/set.ts';
export { verifyPuzzle } from './puzzles/verify.ts';
export { type MatchSeat, type RatingsOf, ratingsAfterMatch } from './ratings/match-ratings.ts';
export type { Judgement, Shortest } from './review/judgement.ts';
export { type Lesson, lessonsOf } from './review/lessons.ts';
export {
  type Miss,
  type MissCounts,
  missesOf,
  PRACTICE_FOR,
  sumOfMisses,
  worstMisses,
} from './review/misses.ts';
export { MISTAKES, type Mistake } from './review/mistake.ts';
export { momentsOf } from './review/moments.ts';
export {
  type Accuracy,
  isLeftOpen,
  lookAgain,
  lookAround,
  mayReview,
  type Progress,
  type Review,
  reviewSteps,
  type Wrote,
} from './review/review.ts';
export { type ListedSolution, type MinimalSolution, minimalSolutions } from './solutions/minimal-solutions.ts';
export {
  type AskedSituation,
  askedOf,
  CORRECT,
  EXAM,
  type ExamResult,
  examSeeds,
  isRightRuling,
  WRONG,
} from './train/exam.ts';
export { makeSituation, type SituationOrder } from './train/make-situation.ts';
export type { Situation } from './train/situation.ts';
