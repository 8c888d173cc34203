import { USABLE } from '@forceout/rulebook';
import type { Cube, Json } from '@forceout/table';
import { itemLetters } from '@forceout/wff';
import { isObject } from '../json.ts';
import { takeCubes, type UsableCubes } from '../position.ts';
import { solutionFrom } from './checks.ts';
import { proofJson, type Row, settle } from './rows.ts';

export interface Draft {
  /** `Cpq / R, Co`: premises, stroke, rules. */
  readonly solution: string;
  readonly rows: readonly Row[];
  /** Places of letters marked as the Required cubes. */
  readonly marked: readonly number[];
}

const readRow = (raw: Json): readonly Row[] =>
  isObject(raw) && typeof raw.depth === 'number' && typeof raw.wff === 'string' && typeof raw.why === 'string'
    ? [{ depth: raw.depth, opens: raw.opens === true, wff: raw.wff, why: raw.why }]
    : [];

export function readDraft(raw: Json): Draft {
  if (!isObject(raw)) return { solution: '', rows: [], marked: [] };
  return {
    solution: typeof raw.solution === 'string' ? raw.solution : '',
    rows: settle(Array.isArray(raw.rows) ? raw.rows.flatMap(readRow) : []),
    marked: Array.isArray(raw.marked) ? raw.marked.filter(n => typeof n === 'number') : [],
  };
}

/** Has the writer to say which letter is the Required cube: is a face of Required written more often than it lies there? */
export function needsMarks(required: readonly Cube[], letters: readonly (readonly string[])[]): boolean {
  const written = letters.flat();
  const count = (all: readonly string[], face: string): number => all.filter(each => each === face).length;
  const faces = required.map(cube => cube.face);
  return faces.some(face => count(written, face) > count(faces, face));
}

/** What is handed in. Rows without a WFF are left out; marks only when there are any. */
export function solutionOf(draft: Draft, goal: string): Json {
  const { premises, rules } = solutionFrom(draft.solution);
  const rows = settle(draft.rows.filter(row => row.wff !== ''));
  const letters = itemLetters({ premises, rules }).join('').length;
  const marked = draft.marked.filter(n => n < letters);
  return {
    premises,
    rules,
    proof: rows.length > 0 ? proofJson(rows, premises, goal) : null,
    ...(marked.length > 0 ? { marked } : {}),
  };
}

export const usedCubes = (draft: Draft, usable: UsableCubes): readonly string[] =>
  takeCubes(
    usable,
    [...itemLetters(solutionFrom(draft.solution)).join('')].map(letter => ({ faces: [letter], from: USABLE })),
  );
