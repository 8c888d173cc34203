import type { Puzzle } from '@forceout/players';
import type { Json, Reason, Said, SubmittedSolution } from '@forceout/table';
import type { GameUi } from '../games/ui.ts';
import type { T } from '../i18n/index.ts';
import type { Explained } from './judge.ts';
import { readMove } from './moves.ts';

/** One step of help: where to look, an idea, an answer. */
export interface Hint {
  readonly text: string;
  readonly reason?: Reason;
  readonly written?: SubmittedSolution;
  readonly proof?: Json;
}

interface Speaker {
  readonly ui: GameUi;
  readonly t: T;
}

/** Why there is no Solution; null where the solver did not come to an end. */
export const whyNone = (why: Said | null, ui: GameUi, t: T): string =>
  why === null ? t('hint.why.none') : ui.reasonText(why, t);

/** The hints of a puzzle in words; the facts are the solver's. */
export function hintsOf(puzzle: Puzzle, known: Explained, { ui, t }: Speaker): readonly Hint[] {
  const nothing = { text: t('puzzle.hint.nothing') };
  const cube = (face: string): string => ui.faceName(face, t);
  switch (puzzle.kind) {
    case 'find':
    case 'fewest':
    case 'now':
    case 'impossible': {
      const n = puzzle.position.required.length;
      const look = { text: n > 0 ? t('puzzle.hint.look.required', { n }) : t('puzzle.hint.look.free') };
      const { written } = known;
      if (written === null) {
        const why = { text: whyNone(known.why, ui, t) };
        return [look, why, { text: t(puzzle.kind === 'impossible' ? 'puzzle.is.impossible' : 'puzzle.is.not.now') }];
      }
      const use = known.use.map(cube).join(', ');
      const idea = { text: use === '' ? t('puzzle.hint.open') : t('puzzle.hint.use', { cubes: use }) };
      return [look, idea, { text: t('puzzle.answer.solution'), written }];
    }
    case 'safe': {
      const [first] = puzzle.answer;
      if (first === undefined) return [nothing];
      const { face, to } = readMove(first);
      return [
        { text: t('puzzle.hint.safe.count', { n: puzzle.answer.length }) },
        { text: t('puzzle.hint.safe.cube', { cube: cube(face) }) },
        { text: t('puzzle.hint.safe.move', { cube: cube(face), zone: t(`section.${to}`) }) },
      ];
    }
    case 'spot': {
      const [first] = known.reasons;
      if (first === undefined) return [nothing];
      return [
        { text: t('puzzle.hint.spot.count', { n: known.reasons.length }) },
        { text: t('puzzle.hint.spot.clause'), reason: first },
        { text: ui.reasonText(first, t), reason: first },
      ];
    }
    case 'readings':
      return [
        { text: t('puzzle.hint.readings.count', { n: puzzle.answer.length }) },
        { text: t('puzzle.hint.readings.one', { value: readable(puzzle.answer[0] ?? '', t) }) },
        { text: `${t('puzzle.answer.readings')} ${puzzle.answer.map(value => readable(value, t)).join('; ')}` },
      ];
    case 'prove': {
      const lines = linesOf(known.proof);
      if (lines.length === 0) return [nothing];
      const rules = [...new Set(lines.map(line => line.rule).filter(rule => rule !== 's'))].join(', ');
      return [
        { text: t('puzzle.hint.prove.lines', { n: lines.length }) },
        { text: t('puzzle.hint.prove.rules', { rules }) },
        { text: t('puzzle.answer.proof'), proof: known.proof },
      ];
    }
  }
}

export const readable = (value: string, t: T): string => (value === '' ? t('puzzle.readings.empty') : value);

/** Every line of a proof, those of sub-proofs too. */
function linesOf(proof: Json): readonly { readonly rule: string }[] {
  if (Array.isArray(proof)) return proof.flatMap(linesOf);
  if (typeof proof !== 'object' || proof === null) return [];
  const { rule, lines, sub } = proof as { readonly [key: string]: Json };
  const mine = typeof rule === 'string' ? [{ rule }] : [];
  return [...mine, ...linesOf(lines ?? null), ...linesOf(sub ?? null)];
}
