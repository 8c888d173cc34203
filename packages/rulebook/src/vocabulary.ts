export const SECTIONS = ['resources', 'goal', 'required', 'permitted', 'forbidden'] as const;
export type Section = (typeof SECTIONS)[number];
/** Where a cube may be moved to. */
export const TARGETS = ['required', 'permitted', 'forbidden'] as const satisfies readonly Section[];
export type Target = (typeof TARGETS)[number];
/** What lies on the table besides the Goal, as a question or a board lists it. */
export const BESIDE_GOAL = ['required', 'permitted', 'forbidden', 'resources'] as const satisfies readonly Section[];
/** Where the cubes of a Solution may come from. */
export const USABLE = ['required', 'permitted', 'resources'] as const satisfies readonly Section[];
export type Usable = (typeof USABLE)[number];

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
