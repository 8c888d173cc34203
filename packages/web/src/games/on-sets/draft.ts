import {
  classOf,
  type InForce,
  isRelation,
  isSymbol,
  type OnSetsSymbol,
  readWritten,
  repeats,
  splitRestrictions,
  symbolsOf,
  symbolsOfRestriction,
  type WrittenSolution,
  type WrittenSymbol,
} from '@forceout/on-sets';
import { USABLE } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { isObject } from '../json.ts';
import { takeCubes, type UsableCubes, type Want } from '../position.ts';

/** One Solution on the pad. */
export interface Sheet {
  readonly restrictions: readonly string[];
  readonly setName: string;
  /** What the wild cube stands for; null: itself. */
  readonly wildAs: OnSetsSymbol | null;
  /** Dots put on the blank card; '' for none. */
  readonly blankAs: string;
}

export interface Draft {
  readonly sheets: readonly Sheet[];
  /** The Goal the writer would have set, after a disputed no-Goal. */
  readonly goal: Json;
}

export const emptySheet: Sheet = { restrictions: [], setName: '', wildAs: null, blankAs: '' };

function readSheet(raw: Json): Sheet {
  if (!isObject(raw)) return emptySheet;
  const { restrictions, setName, wildAs, blankAs } = raw;
  return {
    restrictions: Array.isArray(restrictions) ? restrictions.filter(r => typeof r === 'string') : [],
    setName: typeof setName === 'string' ? setName : '',
    wildAs: isSymbol(wildAs) ? wildAs : null,
    blankAs: typeof blankAs === 'string' ? blankAs : '',
  };
}

/** A kept draft, or an empty one; `count` Solutions are asked for. */
export function readDraft(raw: Json, count: number): Draft {
  const sheets = isObject(raw) && Array.isArray(raw.sheets) ? raw.sheets : [];
  return {
    sheets: Array.from({ length: count }, (_, i) => readSheet(sheets[i] ?? null)),
    goal: isObject(raw) ? (raw.goal ?? null) : null,
  };
}

export const writtenOf = (sheet: Sheet): WrittenSolution => ({
  restrictions: sheet.restrictions.filter(text => text.trim() !== ''),
  setName: sheet.setName,
  ...(sheet.blankAs === '' ? {} : { blankAs: sheet.blankAs }),
  ...(sheet.wildAs === null ? {} : { wildAs: sheet.wildAs }),
});

export function solutionOf(draft: Draft): Json {
  const written = draft.sheets.map(sheet => ({ ...writtenOf(sheet) }));
  return written.length === 1 ? written[0]! : written;
}

/** The sheets of a presented Solution. */
export const sheetsOf = (solution: Json): readonly WrittenSolution[] =>
  (Array.isArray(solution) ? solution : [solution]).map(one => {
    const sheet = readSheet(one);
    return { ...writtenOf(sheet), restrictions: splitRestrictions(sheet.restrictions) };
  });

/** Each part of a Solution draws on the same cubes anew (VII-B-4). */
function partsOf(sheet: Sheet, inForce: InForce): readonly (readonly WrittenSymbol<OnSetsSymbol>[])[] {
  const read = readWritten(writtenOf(sheet), inForce.wildCube);
  const restrictions = read.restrictions.flatMap(r => (r ? symbolsOfRestriction(r) : []));
  const name = read.setName ? symbolsOf(read.setName) : [];
  return restrictions.length > 0 ? [restrictions, name] : [name];
}

function wantsOf(part: readonly WrittenSymbol<OnSetsSymbol>[], inForce: InForce): readonly Want[] {
  const seen = new Set<OnSetsSymbol>();
  return part.map(({ symbol, wild }) => {
    const again = seen.has(symbol) && repeats(symbol, inForce);
    seen.add(symbol);
    const alike = (['U', 'N', 'V', 'L'] as const).filter(s => classOf(s, inForce) === classOf(symbol, inForce));
    return {
      faces: wild && inForce.wildCube ? [inForce.wildCube] : [symbol, ...alike.filter(s => s !== symbol)],
      from: again ? ['required', 'permitted'] : USABLE,
    };
  });
}

/** Ids of the cubes the draft takes. A Required cube counts when every part that must hold it does. */
export function usedCubes(draft: Draft, usable: UsableCubes, inForce: InForce): readonly string[] {
  const parts = draft.sheets.flatMap(sheet =>
    partsOf(sheet, inForce).map((part, i, all) => ({
      taken: takeCubes(usable, wantsOf(part, inForce)),
      relations: all.length > 1 && i === 0,
    })),
  );
  const required = new Map(usable.required.map(cube => [cube.id, cube]));
  return [...new Set(parts.flatMap(part => part.taken))].filter(id => {
    const cube = required.get(id);
    if (!cube) return true;
    return parts.every(part => part.taken.includes(id) || (isRelation(cube.face) && !part.relations));
  });
}
