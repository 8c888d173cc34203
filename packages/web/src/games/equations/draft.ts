import { laidText, layGoal, lex } from '@forceout/equations';
import { USABLE } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { takeCubes, type UsableCubes, type Want } from '../position.ts';
import { exponentColour, type InForce, wildFace } from './in-force.ts';
import { withWild } from './meanings.ts';
import { tokensOf } from './signs.tsx';

export interface Draft {
  readonly solution: string;
  /** The writer's reading of the Goal; null until touched: as it lies. */
  readonly goal: string | null;
  /** What the wild cube stands for; null: itself. */
  readonly wildAs: string | null;
}

export function readDraft(raw: Json): Draft {
  const given =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as { readonly [key: string]: Json }) : {};
  return {
    solution: typeof given.solution === 'string' ? given.solution : '',
    goal: typeof given.goal === 'string' ? given.goal : null,
    wildAs: typeof given.wildAs === 'string' ? given.wildAs : null,
  };
}

/** The Goal as it lies, without the gaps: what a writer starts from. */
export function goalAsLaid(goalText: Json): string {
  if (typeof goalText !== 'string') return '';
  const laid = layGoal(goalText);
  return laid.ok ? laidText(laid.goal.map(cube => ({ ...cube, gap: false }))) : goalText;
}

/** What is handed in: wild cubes marked with what they stand for. */
export function writtenOf(draft: Draft, goalText: Json, inForce: InForce): { solution: string; goal: string } {
  const mark = (text: string): string => withWild(text, tokensOf(text), wildFace(inForce), draft.wildAs);
  return { solution: mark(draft.solution), goal: mark(draft.goal ?? goalAsLaid(goalText)) };
}

/** The cubes a Solution takes. Under Multiple Operations one sign may serve again without a new cube. */
export function usedCubes(solution: string, usable: UsableCubes, inForce: InForce): readonly string[] {
  const lexed = lex(solution);
  if (!lexed.ok) return [];
  const again = inForce.has('multiple-operations');
  const colour = exponentColour(inForce);
  const seen = new Set<string>();
  const wants = lexed.tokens.flatMap((token, i): readonly Want[] => {
    if (!('cube' in token)) return [];
    const repeat = again && token.kind === 'sign' && seen.has(token.cube);
    seen.add(token.cube);
    const exponent = lexed.tokens[i - 1]?.kind === 'tick' && colour !== null;
    return [
      {
        faces: token.cube === '*' ? ['*', '^'] : [token.cube],
        from: repeat ? ['required', 'permitted'] : USABLE,
        ...(exponent ? { kind: colour } : {}),
      },
    ];
  });
  return takeCubes(usable, wants);
}
