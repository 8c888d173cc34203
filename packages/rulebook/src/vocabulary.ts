import type { Division, GameId } from './names.ts';

/** The words people at the table use. */
export const gameNames: Readonly<Record<GameId, string>> = {
  'on-sets': 'On-Sets',
  equations: 'Equations',
  wff: "WFF 'N PROOF",
};

export const divisionNames: Readonly<Record<Division, string>> = {
  elementary: 'Elementary',
  middle: 'Middle',
  junior: 'Junior',
  senior: 'Senior',
};

export const SECTIONS = ['resources', 'goal', 'required', 'permitted', 'forbidden'] as const;
export type Section = (typeof SECTIONS)[number];
/** Where a cube may be moved to. */
export const TARGETS = ['required', 'permitted', 'forbidden'] as const satisfies readonly Section[];
export type Target = (typeof TARGETS)[number];

export const sectionNames: Readonly<Record<Section, { readonly name: string; readonly explains: string }>> = {
  resources: { name: 'Resources', explains: 'What was rolled and has not been played. Not part of the mat.' },
  goal: { name: 'Goal', explains: 'What every Solution has to reach.' },
  required: { name: 'Required', explains: 'Every cube here has to be used in a Solution.' },
  permitted: { name: 'Permitted', explains: 'Cubes here may be used in a Solution.' },
  forbidden: { name: 'Forbidden', explains: 'Cubes here may not be used in a Solution.' },
};

/** The phases of a match by the names of the public protocol. */
export const phaseNames = {
  'roll-off': 'Rolling for the first Goal',
  'roll-deal': 'Roll and deal',
  variation: 'Choosing variations',
  goal: 'Setting the Goal',
  'no-goal': 'No Goal declared',
  'no-goal-write': 'Writing against no Goal',
  'no-goal-set': 'Setting a Goal against no Goal',
  turn: 'Moving cubes',
  'block-up': 'Block lifted',
  write: 'Writing Solutions',
  present: 'Presenting Solutions',
  check: 'Checking Solutions',
  'last-cube-write': 'Writing after the last cube',
  'stop-write': 'Writing after stop',
  scoresheet: 'Signing the scoresheet',
  closed: 'Match over',
} as const;
export type PhaseName = keyof typeof phaseNames;

export interface Vocabulary {
  readonly now: 'Now';
  /** The challenge that no Solution is left. */
  readonly negative: 'Never' | 'Impossible';
  /** What a Goal-setter says when the Goal stands. */
  readonly goal: 'Goal' | 'Goal Set';
  /** What a Goal-setter says when the roll allows none; null where the rules know no such thing. */
  readonly noGoal: 'no Goal' | null;
  readonly bonus: 'Bonus';
  /** What is written and presented. */
  readonly written: 'Solution' | 'Equation' | 'Solution and Proof';
  readonly writer: 'Solution-writer' | 'Equation-writer';
  readonly goalSetter: 'Goal-setter';
  readonly mover: 'Mover';
  readonly challenger: 'Challenger';
  readonly third: 'Third Party';
}

/** The words that most editions share; each has its own changes in its folder. */
export const commonWords = {
  now: 'Now',
  negative: 'Impossible',
  goal: 'Goal',
  noGoal: 'no Goal',
  bonus: 'Bonus',
  written: 'Solution',
  writer: 'Solution-writer',
  goalSetter: 'Goal-setter',
  mover: 'Mover',
  challenger: 'Challenger',
  third: 'Third Party',
} as const;
