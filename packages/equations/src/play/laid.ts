import type { Cube, Json } from '@forceout/table';
import { lex } from '../language/lex.ts';
import { type Fault, faultOf, type Token, type Turn } from '../language/token.ts';
import type { Colour } from '../rules.ts';

/** A Goal as it lies on the mat: faces, turns and gaps, no meanings. */
export interface LaidCube {
  /** `%` an upside-down radical, `|` a sideways ÷. */
  readonly face: string;
  readonly turn: Turn;
  readonly colour: Colour | null;
  /** A gap in front of it. */
  readonly gap: boolean;
}

export type LaidGoal = readonly LaidCube[];

type Laying = { readonly ok: true; readonly goal: LaidGoal } | { readonly ok: false; readonly fault: Fault };

/** Reads a Goal text for what lies on the mat. Marks of meaning are left out; what no cube shows cannot be laid. */
export function layGoal(text: string): Laying {
  const lexed = lex(text);
  if (!lexed.ok) return lexed;
  const goal: LaidCube[] = [];
  let gap = false;
  for (const token of lexed.tokens) {
    if (token.kind === 'gap') {
      gap = goal.length > 0;
      continue;
    }
    if (!('cube' in token)) return { ok: false, fault: faultOf('not-a-cube', 'goal-expression', token.at) };
    goal.push({ face: laidFace(token), turn: laidTurn(token), colour: null, gap });
    gap = false;
  }
  return { ok: true, goal };
}

const laidFace = (token: Extract<Token, { cube: string }>): string =>
  token.kind === 'sign' && !token.wild && (token.sign === '%' || token.sign === '|') ? token.sign : token.cube;

/** A star looks the same whichever way it lies (XIII-C-5 note). */
const laidTurn = (token: Extract<Token, { cube: string }>): Turn =>
  token.kind === 'digit' && token.cube !== '*' && !token.wild ? token.turn : '';

export const laidText = (goal: LaidGoal): string =>
  goal.map(({ face, turn, gap }) => `${gap ? ' ' : ''}${turn}${face}`).join('');

/** The face a cube shows: % and | are cubes that lie turned. */
export const faceOf = ({ face }: LaidCube): string => (face === '%' ? 'r' : face === '|' ? '/' : face);

/** The Goal of a position: its text with the colours of its cubes, which lie in the order of the text. */
export function goalOf(goalText: Json, cubes: readonly Cube[]): LaidGoal | null {
  if (typeof goalText !== 'string') return null;
  const laid = layGoal(goalText);
  return laid.ok
    ? laid.goal.map((cube, n) => ({ ...cube, colour: (cubes[n]?.kind as Colour | undefined) ?? null }))
    : null;
}
