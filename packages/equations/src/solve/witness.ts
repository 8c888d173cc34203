import { POWERS_LISTED } from './enclosed-steps.ts';
import type { Kind, Supply } from './kinds.ts';
import { digitValues, type NumeralPiece } from './leaves.ts';
import type { Multiset } from './multisets.ts';
import type { Making, Tables } from './tables.ts';
import type { Back, Targets } from './targets.ts';

/** An expression being written: the pieces of text, each with the search type that supplies its cube. */
export type Piece = string | { readonly type: number; readonly before: string; readonly glyph: string };

/** One way to make a value of exactly these uses. */
export function derive(
  tables: Tables,
  uses: Multiset,
  id: number,
  known: (uses: Multiset, id: number) => Making | null,
): readonly Piece[] {
  const remembered = known(uses, id);
  const making = remembered ?? findMaking(tables, uses, id);
  const inner = (of: Multiset, x: number): readonly Piece[] => derive(tables, of, x, known);
  switch (making.by) {
    case 'numeral':
      return making.text.map(numeralPiece);
    case 'unit':
      return [{ type: unitType(tables), before: '', glyph: 'i' }];
    case 'prefix':
      return ['(', { type: making.type, before: '', glyph: making.sign }, ...inner(making.of, making.x), ')'];
    case 'bang':
      return ['(', ...inner(making.of, making.x), '!)'];
    case 'beside':
      return ['(', ...inner(making.of, making.x), { type: unitType(tables), before: '', glyph: 'i' }, ')'];
    case 'between': {
      const i: Piece = { type: unitType(tables), before: '', glyph: 'i' };
      return ['(', ...inner(making.left, making.x), i, ...inner(making.right, making.y), ')'];
    }
    case 'exponent': {
      const digit = making.digit.replace(/^[su]*/, '');
      const turn = making.digit.slice(0, making.digit.length - digit.length);
      const power: Piece = { type: making.type, before: turn, glyph: digit };
      const wrapped = Array.from({ length: making.bangs }).reduce<readonly Piece[]>(ps => ['(', ...ps, '!)'], [power]);
      return ['(', ...inner(making.of, making.x), "'", ...wrapped, ')'];
    }
    case 'binary': {
      const sign: Piece = { type: making.type, before: '', glyph: making.sign };
      const left = operand(tables, making.left, making.x, making.sign, inner);
      const right = operand(tables, making.right, making.y, making.sign, inner);
      return ['(', ...left, sign, ...(making.branch === null ? [] : [`{${making.branch}}`]), ...right, ')'];
    }
  }
}

function operand(
  tables: Tables,
  uses: Multiset,
  id: number,
  sign: string,
  inner: (of: Multiset, x: number) => readonly Piece[],
): readonly Piece[] {
  if (sign === '%') {
    const long = tables.longLeaf(uses.counts, id);
    if (long) return long.map(numeralPiece);
  }
  return inner(uses, id);
}

export const numeralPiece = ({ type, before, after }: NumeralPiece): Piece => ({ type, before, glyph: after });
const unitType = (tables: Tables): number => tables.sets.supply.types.findIndex(t => t.part.role === 'unit');

function findMaking(tables: Tables, uses: Multiset, id: number): Making {
  let latest: Making | null = null;
  let found: Making | null = null;
  tables.each(
    uses,
    (made, branch) => {
      if (made !== id || found !== null || latest === null) return;
      found = latest.by === 'binary' && branch !== null ? { ...latest, branch } : latest;
    },
    making => {
      latest = making;
    },
  );
  if (found === null) throw new Error('a value of the search has no making');
  return found;
}

/** The expression from a found part outwards to the Goal. */
export function ascend(
  tables: Tables,
  targets: Targets,
  entry: number,
  part: readonly Piece[],
  known: (uses: Multiset, id: number) => Making | null,
): readonly Piece[] {
  let pieces = part;
  for (let origin = targets.origin(entry); origin !== null; origin = targets.origin(origin.parent))
    pieces = wrap(tables, origin.back, pieces, known);
  return pieces;
}

export function wrap(
  tables: Tables,
  back: Back,
  part: readonly Piece[],
  known: (uses: Multiset, id: number) => Making | null,
): readonly Piece[] {
  if (back.by === 'bang') return ['(', ...part, '!)'];
  if (back.by === 'exponent') return ['(', ...part, "'", exponentPiece(tables, back), ')'];
  const sign: Piece = { type: back.type, before: '', glyph: back.sign ?? '' };
  if (back.by === 'prefix' || back.known === null) return ['(', sign, ...part, ')'];
  const inner = (of: Multiset, x: number): readonly Piece[] => derive(tables, of, x, known);
  const other = operand(tables, tables.sets.decoded(back.known), back.x, back.sign ?? '', inner);
  return back.onLeft ? ['(', ...other, sign, ...part, ')'] : ['(', ...part, sign, ...other, ')'];
}

/** The coloured digit, turned so that it has the value it stands for. */
function exponentPiece(tables: Tables, { type, x }: Back): Piece {
  const { part } = tables.sets.supply.types[type]!;
  const ways = part.role === 'digit' ? digitValues(part.digit, tables.sets.supply.rules) : [];
  const tails = tables.step.enclosed?.tails;
  if (x === tails?.far || x === tails?.near)
    return { type, before: '', glyph: `1{${x === tails.far ? POWERS_LISTED : -POWERS_LISTED}}` };
  const text = ways.find(({ value }) => tables.values.rational(value) === x)?.text ?? '';
  const turn = /^[su]*/.exec(text)![0];
  return { type, before: turn, glyph: text.slice(turn.length) };
}

/** The text, wild cubes marked: each kind is used up in the order Required, Permitted, Resources, own cubes before wild ones. */
export function write(pieces: readonly Piece[], { kinds, types, wild }: Supply): string {
  const uses = kinds.map(() => 0);
  const orders = kinds.map(wildOrder);
  return pieces
    .map(piece => {
      if (typeof piece === 'string') return piece;
      const kind = types[piece.type]!.kind;
      const order = kind < 0 ? [] : orders[kind]!;
      const isWild = kind >= 0 && (order[Math.min(uses[kind]!++, order.length - 1)] ?? false);
      if (!isWild || wild === null) return `${piece.before}${piece.glyph}`;
      const [symbol, mark] = [piece.glyph[0]!, piece.glyph.slice(1)];
      return `${piece.before}${wild.face}{${symbol}}${mark}`;
    })
    .join('');
}

function wildOrder(kind: Kind): readonly boolean[] {
  const section = (all: number, wild: number): boolean[] => [
    ...Array<boolean>(all - wild).fill(false),
    ...Array<boolean>(wild).fill(true),
  ];
  return [
    ...section(kind.required, kind.wild.required),
    ...section(kind.permitted, kind.wild.permitted),
    ...section(kind.resources, kind.wild.resources),
  ];
}
