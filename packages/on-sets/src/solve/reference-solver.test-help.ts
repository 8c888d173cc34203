import type { InForce, OnSetsPosition } from '../position.ts';

/**
 * A second solver that shares nothing with the first: it lays single cubes, writes every text it can, and reads each
 * text again card by card. Only for a handful of cubes.
 */

interface Cube {
  readonly face: string;
  readonly required: boolean;
}

interface Phrase {
  readonly text: string;
  /** The cubes it uses, as bits. */
  readonly cubes: number;
  readonly primes: number;
}

/** Is this card in the set that the fully grouped text names? */
function contains(text: string, card: string, symmetric: boolean): boolean {
  let at = 0;
  const term = (): boolean => {
    const sign = text[at++];
    let value: boolean;
    if (sign === '(') {
      value = expression();
      at++;
    } else value = sign === 'V' || (sign !== 'L' && card !== 'blank' && card.includes(sign ?? '?'));
    while (text[at] === "'") {
      value = !value;
      at++;
    }
    return value;
  };
  const expression = (): boolean => {
    let value = term();
    const sign = text[at];
    if (sign === 'U' || sign === 'N' || sign === '-') {
      at++;
      const right = term();
      if (sign === 'U') value = value || right;
      else if (sign === 'N') value = value && right;
      else value = symmetric ? value !== right : value && !right;
    }
    return value;
  };
  return expression();
}

const satisfies = (restriction: string, card: string, symmetric: boolean): boolean => {
  const sides = restriction.split(/[=C]/);
  const rels = [...restriction].filter(sign => sign === '=' || sign === 'C');
  return rels.every((rel, i) => {
    const left = contains(sides[i]!, card, symmetric);
    const right = contains(sides[i + 1]!, card, symmetric);
    return rel === '=' ? left === right : !left || right;
  });
};

/** All symbols for which a cube may be written, given what wild cubes mean. */
function meanings(face: string, wildAs: string | null, inForce: InForce): readonly string[] {
  const symbol = face === inForce.wildCube && wildAs !== null ? wildAs : face;
  if (inForce.unionInter && (symbol === 'U' || symbol === 'N')) return ['U', 'N'];
  if (inForce.univNull && (symbol === 'V' || symbol === 'L')) return ['V', 'L'];
  return [symbol];
}

/** Every Set-Name that single cubes can lay, one text for each set of cubes used and each set of types named. */
function phrases(cubes: readonly Cube[], wildAs: string | null, position: OnSetsPosition): Phrase[] {
  const { inForce } = position;
  const multi = inForce.multipleOps;
  const signs = cubes.map(cube => meanings(cube.face, wildAs, inForce));
  const known = new Map<string, Phrase>();
  const types = Array.from(
    { length: 16 },
    (_, t) => ['B', 'R', 'G', 'Y'].filter((_, i) => t & (1 << i)).join('') || 'blank',
  );
  const signature = (text: string): string =>
    types.map(card => (contains(text, card, inForce.symDiff) ? 1 : 0)).join('');
  let fresh: Phrase[] = [];
  const add = (text: string, used: number, primes: number): void => {
    const needed = cubes.filter(cube => cube.required).length + 2;
    const key = `${signature(text)} ${used} ${Math.min(primes, needed)}`;
    if (known.has(key)) return;
    const phrase = { text, cubes: used, primes };
    known.set(key, phrase);
    fresh.push(phrase);
  };
  signs.forEach((options, i) => {
    for (const sign of options) if ('BRGYVL'.includes(sign)) add(sign, 1 << i, 0);
  });
  const leafCubes = signs.reduce((mask, options, i) => ('BRGYVL'.includes(options[0]!) ? mask | (1 << i) : mask), 0);
  while (fresh.length > 0) {
    const news = fresh;
    fresh = [];
    const olds = [...known.values()];
    signs.forEach((options, i) => {
      const bit = 1 << i;
      if (options[0] === "'")
        for (const one of news) {
          const again = multi && (one.cubes & bit) !== 0;
          if ((one.cubes & bit) !== 0 && !multi) continue;
          // Under Multiple Operations ′ may be repeated without end; a few more than Required are enough.
          if (again && one.primes > cubes.length + 3) continue;
          add(`${one.text}'`, one.cubes | bit, one.primes + 1);
        }
      for (const sign of options) {
        if (sign !== 'U' && sign !== 'N' && sign !== '-') continue;
        for (const a of news)
          for (const b of olds)
            for (const [x, y] of [
              [a, b],
              [b, a],
            ] as const) {
              if ((x.cubes & y.cubes & leafCubes) !== 0) continue;
              if (!multi && ((x.cubes & y.cubes) !== 0 || ((x.cubes | y.cubes) & bit) !== 0)) continue;
              add(`(${x.text}${sign}${y.text})`, x.cubes | y.cubes | bit, x.primes + y.primes);
            }
      }
    });
  }
  return [...known.values()];
}

/** Every Restriction part that single cubes can lay. */
function restrictionParts(
  cubes: readonly Cube[],
  names: readonly Phrase[],
  wildAs: string | null,
  position: OnSetsPosition,
): { restrictions: readonly string[]; cubes: number }[] {
  const { inForce } = position;
  const opCubes = cubes.reduce(
    (mask, cube, i) => (/[UN'-]/.test(meanings(cube.face, wildAs, inForce)[0]!) ? mask | (1 << i) : mask),
    0,
  );
  const shared = inForce.multipleOps ? opCubes : 0;
  const rels = cubes.flatMap((cube, i) => {
    const [sign] = meanings(cube.face, wildAs, inForce);
    return sign === '=' || sign === 'C' ? [{ sign, bit: 1 << i }] : [];
  });
  const clash = (a: number, b: number): boolean => (a & b & ~shared) !== 0;
  const chains: { text: string; cubes: number }[] = [];
  let open = names.map(({ text, cubes: used }) => ({ text, cubes: used }));
  for (let k = 0; k < rels.length; k++) {
    const longer: typeof open = [];
    const seen = new Set<string>();
    for (const chain of open)
      for (const { sign, bit } of rels) {
        if (chain.cubes & bit) continue;
        for (const name of names) {
          if (clash(chain.cubes, name.cubes)) continue;
          const next = { text: `${chain.text}${sign}${name.text}`, cubes: chain.cubes | name.cubes | bit };
          const key = `${fingerprint(next.text, position)} ${next.cubes}`;
          if (seen.has(key)) continue;
          seen.add(key);
          longer.push(next);
        }
      }
    chains.push(...longer);
    open = longer;
  }
  let parts = chains.map(chain => ({ restrictions: [chain.text], cubes: chain.cubes }));
  const all = [...parts];
  for (let k = 1; k < rels.length; k++) {
    parts = parts.flatMap(part =>
      chains
        .filter(chain => !clash(part.cubes, chain.cubes))
        .map(chain => ({ restrictions: [...part.restrictions, chain.text], cubes: part.cubes | chain.cubes })),
    );
    all.push(...parts);
  }
  return all;
}

/** Two open chains are alike when they remove the same types and end in the same set. */
function fingerprint(text: string, position: OnSetsPosition): string {
  const last = text.split(/[=C]/).at(-1)!;
  const { symDiff } = position.inForce;
  return TYPES.map(card => `${satisfies(text, card, symDiff) ? 1 : 0}${contains(last, card, symDiff) ? 1 : 0}`).join(
    '',
  );
}

const TYPES = Array.from(
  { length: 16 },
  (_, t) => ['B', 'R', 'G', 'Y'].filter((_, i) => t & (1 << i)).join('') || 'blank',
);

export const cardKey = (cards: readonly string[]): string => [...cards].sort().join(' ');

const cubesIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

export interface ReferenceResult {
  readonly exists: boolean;
  /** Each set of cards with the fewest cubes that name it. */
  readonly sets: ReadonlyMap<string, number>;
}

/** One correct Solution: what was settled before it was written, and how large its two parts are. */
export interface ReferenceSolution {
  readonly extra: string | null;
  readonly wildAs: string | null;
  readonly nameOperands: number;
  readonly relations: number;
  readonly restrictionOperands: number;
  readonly cards: string;
}

const operandsIn = (text: string): number => text.replaceAll(/[^BRGYVL]/g, '').length;
const relationsIn = (text: string): number => text.replaceAll(/[^=C]/g, '').length;

/** Tries everything. `double`: the Double Set as a fully grouped text without spaces. */
export function referenceSolve(
  position: OnSetsPosition,
  double: string | null,
  goals: readonly number[],
  note: (solution: ReferenceSolution) => void = () => {},
): ReferenceResult {
  const { mat, mode, inForce } = position;
  const sets = new Map<string, number>();
  const base: Cube[] = [
    ...mat.required.map(face => ({ face, required: true })),
    ...mat.permitted.map(face => ({ face, required: false })),
    ...(mode === 'impossible' || mode === 'stop' ? mat.resources.map(face => ({ face, required: false })) : []),
  ];
  const extras: (Cube | null)[] = [
    null,
    ...(mode === 'now' ? mat.resources.map(face => ({ face, required: false })) : []),
  ];
  const wilds = inForce.wildCube === null ? [null] : [...'BRGYVLUN-', "'", '=', 'C'];
  const blanks = inForce.blankWild && position.cards.includes('blank') ? TYPES : ['blank'];
  for (const extra of extras)
    for (const wildAs of wilds) {
      if (!position.restrictions && (wildAs === '=' || wildAs === 'C')) continue;
      const cubes = extra ? [...base, extra] : base;
      const visit = (setName: string, restrictions: readonly string[], key: string): void =>
        note({
          extra: extra?.face ?? null,
          wildAs,
          nameOperands: operandsIn(setName),
          relations: relationsIn(restrictions.join(' ')),
          restrictionOperands: operandsIn(restrictions.join(' ')),
          cards: key,
        });
      tryCubes(position, cubes, wildAs, blanks, double, goals, sets, visit);
    }
  return { exists: inForce.twoSolutions ? sets.size >= 2 : sets.size >= 1, sets };
}

function tryCubes(
  position: OnSetsPosition,
  cubes: readonly Cube[],
  wildAs: string | null,
  blanks: readonly string[],
  double: string | null,
  goals: readonly number[],
  sets: Map<string, number>,
  visit: (setName: string, restrictions: readonly string[], key: string) => void,
): void {
  const { inForce } = position;
  const isRel = (i: number): boolean => /[=C]/.test(meanings(cubes[i]!.face, wildAs, inForce)[0]!);
  const required = cubes.reduce((mask, cube, i) => (cube.required ? mask | (1 << i) : mask), 0);
  const relRequired = cubes.reduce((mask, cube, i) => (cube.required && isRel(i) ? mask | (1 << i) : mask), 0);
  const wanted = inForce.requiredCubes.map(face =>
    cubes.reduce((mask, cube, i) => (cube.face === face ? mask | (1 << i) : mask), 0),
  );
  const all = phrases(cubes, wildAs, position);
  const names = all.filter(
    name =>
      (required & ~relRequired & ~name.cubes) === 0 &&
      (!inForce.twoOps || [...name.text].filter(sign => "UN-'".includes(sign)).length >= 2),
  );
  const parts: { restrictions: readonly string[]; cubes: number }[] = [];
  if (!position.restrictions || relRequired === 0) parts.push({ restrictions: [], cubes: 0 });
  if (position.restrictions)
    parts.push(...restrictionParts(cubes, all, wildAs, position).filter(part => (required & ~part.cubes) === 0));
  for (const part of parts)
    for (const blank of blanks) {
      const cards = position.cards.map(card => ({ card, dots: card === 'blank' ? blank : card }));
      const gone = part.restrictions.map(text =>
        cards.filter(({ dots }) => !satisfies(text, dots, inForce.symDiff)).map(c => c.card),
      );
      if (
        inForce.noNull &&
        gone.some((mine, i) => mine.every(card => gone.some((other, k) => k !== i && other.includes(card))))
      )
        continue;
      const left = cards.filter(({ card }) => !gone.some(mine => mine.includes(card)));
      for (const name of names) {
        const used = name.cubes | part.cubes;
        if (part.restrictions.length === 0 && (used & (used - 1)) === 0) continue;
        if (wanted.some(mask => (used & mask) === 0)) continue;
        const named = left.filter(({ dots }) => contains(name.text, dots, inForce.symDiff));
        const count = named.reduce(
          (n, { dots }) =>
            n + (double !== null && contains(double, dots, inForce.doubleSet?.symmetric ?? false) ? 2 : 1),
          0,
        );
        if (!goals.includes(count)) continue;
        const inSet = (card: string): boolean => named.some(n => n.card === card);
        if (!inForce.requiredCards.every(inSet)) continue;
        if (inForce.forbiddenCard !== null && inSet(inForce.forbiddenCard)) continue;
        const key = cardKey(named.map(n => n.card));
        visit(name.text, part.restrictions, key);
        sets.set(key, Math.min(sets.get(key) ?? 99, cubesIn(used)));
      }
    }
}
