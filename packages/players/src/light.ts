// What needs neither bots nor reviews: most of this package is theirs, and whoever starts should not wait for it.

export { NEW_RATING, type Rating } from './puzzles/glicko.ts';
export { type MatchSeat, type RatingsOf, ratingsAfterMatch } from './ratings/match-ratings.ts';
export { type MissCounts, sumOfMisses } from './review/misses.ts';
export { type AskedSituation, askedOf, EXAM, type ExamResult, examSeeds, isRightRuling } from './train/exam.ts';
