import type { strings as equations } from '../games/equations/strings.ts';
import type { strings as onSets } from '../games/on-sets/strings.ts';
import type { strings as games } from '../games/strings.ts';
import type { strings as wff } from '../games/wff/strings.ts';
import type { strings as hints } from '../hints/strings.ts';
import type { strings as judge } from '../judge/strings.ts';
import type { strings as learn } from '../learn/strings.ts';
import type { strings as lobby } from '../lobby/strings.ts';
import type { strings as online } from '../online/strings.ts';
import type { strings as puzzles } from '../puzzles/strings.ts';
import type { strings as replay } from '../replay/strings.ts';
import type { strings as review } from '../review/strings.ts';
import type { strings as rules } from '../rules/strings.ts';
import type { strings as settings } from '../settings/strings.ts';
import type { strings as table } from '../table/strings.ts';
import type { strings as shell } from './shell.ts';

/** Every feature that has words, for the type of a key. One line a feature. */
interface Features {
  readonly shell: typeof shell;
  readonly lobby: typeof lobby;
  readonly settings: typeof settings;
  readonly table: typeof table;
  readonly replay: typeof replay;
  readonly online: typeof online;
  readonly hints: typeof hints;
  readonly games: typeof games;
  readonly onSets: typeof onSets;
  readonly equations: typeof equations;
  readonly wff: typeof wff;
  readonly rules: typeof rules;
  readonly learn: typeof learn;
  readonly puzzles: typeof puzzles;
  readonly judge: typeof judge;
  readonly review: typeof review;
}

export type Key = { [F in keyof Features]: keyof Features[F]['en'] & string }[keyof Features];
