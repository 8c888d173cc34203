import type { InForce, OnSetsPosition } from '../position.ts';
import type { WrittenSolution } from '../solution.ts';

/**
 * A second judge that shares nothing with the first: it writes out every grouping, looks at every card by itself, and
 * lays single cubes on single symbols until they fit or nothing is left to try.
 */

interface Sign {
  readonly symbol: string;
  readonly wild: boolean;
}

type Tree =
  | { readonly sign: string }
  | { readonly not: Tree }
  | { readonly sign: string; readonly left: Tree; readonly right: Tree };

interface Cube {
  readonly face: string;
  readonly required: boolean;
}

const tokensOf = (text: string): string[] => text.replaceAll(' ', '').match(/[BRGYVLUNC='-]\*?|[()]/g) ?? [];
const letter = (token: string): string => token[0]!;
const isOperand = (token: string): boolean => 'BRGYVL'.includes(letter(token));
const isBinary = (token: string): boolean => 'UN-'.includes(letter(token));

/** Every tree that a row of tokens can be read as; none when the row means nothing. */
function trees(tokens: readonly string[]): Tree[] {
  if (tokens.length === 0) return [];
  const [first, ...rest] = tokens as [string, ...string[]];
  if (tokens.length === 1) return isOperand(first) ? [{ sign: letter(first) }] : [];
  const out: Tree[] = [];
  if (letter(tokens.at(-1)!) === "'" && isTerm(tokens.slice(0, -1)))
    out.push(...trees(tokens.slice(0, -1)).map(not => ({ not })));
  if (first === '(' && tokens.at(-1) === ')' && isTerm(tokens)) out.push(...trees(rest.slice(0, -1)));
  let depth = 0;
  tokens.forEach((token, i) => {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth === 0 && isBinary(token))
      for (const left of trees(tokens.slice(0, i)))
        for (const right of trees(tokens.slice(i + 1))) out.push({ sign: letter(token), left, right });
  });
  return out;
}

/** One operand, one group, or such a one with ′ behind it: nothing that ′ could bind to otherwise. */
function isTerm(tokens: readonly string[]): boolean {
  if (tokens.length === 0) return false;
  if (tokens.length > 1 && letter(tokens.at(-1)!) === "'") return isTerm(tokens.slice(0, -1));
  if (tokens.length === 1) return isOperand(tokens[0]!);
  if (tokens[0] !== '(') return false;
  let depth = 0;
  for (const [i, token] of tokens.entries()) {
    if (token === '(') depth++;
    else if (token === ')' && --depth === 0) return i === tokens.length - 1;
  }
  return false;
}

function holds(tree: Tree, dots: string, symmetric: boolean): boolean {
  if ('not' in tree) return !holds(tree.not, dots, symmetric);
  if ('left' in tree) {
    const left = holds(tree.left, dots, symmetric);
    const right = holds(tree.right, dots, symmetric);
    if (tree.sign === 'U') return left || right;
    if (tree.sign === 'N') return left && right;
    return symmetric ? left !== right : left && !right;
  }
  return tree.sign === 'V' || (tree.sign !== 'L' && dots !== 'blank' && dots.includes(tree.sign));
}

interface Chain {
  readonly sides: readonly Tree[];
  readonly rels: readonly string[];
}

function chains(tokens: readonly string[]): Chain[] {
  const cuts: number[] = [];
  let depth = 0;
  let hidden = false;
  tokens.forEach((token, i) => {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if ('=C'.includes(letter(token))) depth === 0 ? cuts.push(i) : (hidden = true);
  });
  if (hidden) return cuts.length === 0 && isGroup(tokens) ? chains(tokens.slice(1, -1)) : [];
  if (cuts.length === 0) return [];
  let open: Tree[][] = [[]];
  let from = 0;
  for (const to of [...cuts, tokens.length]) {
    const options = trees(tokens.slice(from, to));
    open = open.flatMap(sides => options.map(side => [...sides, side]));
    from = to + 1;
  }
  return open.map(sides => ({ sides, rels: cuts.map(i => letter(tokens[i]!)) }));
}

const isGroup = (tokens: readonly string[]): boolean => {
  let depth = 0;
  return (
    tokens[0] === '(' &&
    tokens.every((token, i) => {
      if (token === '(') depth++;
      if (token === ')') depth--;
      return depth > 0 || i === tokens.length - 1;
    })
  );
};

const keeps = (chain: Chain, dots: string, symmetric: boolean): boolean =>
  chain.rels.every((rel, i) => {
    const left = holds(chain.sides[i]!, dots, symmetric);
    const right = holds(chain.sides[i + 1]!, dots, symmetric);
    return rel === '=' ? left === right : !left || right;
  });

const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap(row => list.map(item => [...row, item])), [[]]);

function same(a: string, b: string, inForce: InForce): boolean {
  if (a === b) return true;
  const pair = [a, b].sort().join('');
  return (pair === 'NU' && inForce.unionInter) || (pair === 'LV' && inForce.univNull);
}

/** Can these symbols be laid with the cubes, every Required one used (`exempt`: but = and ⊆)? Which faces of Required Cube are among them? */
function lay(
  signs: readonly Sign[],
  cubes: readonly Cube[],
  meaning: string | null,
  inForce: InForce,
  exempt: boolean,
): { readonly fits: boolean; readonly shown: readonly string[][] } {
  const standsFor = (cube: Cube): string => (cube.face === inForce.wildCube && meaning !== null ? meaning : cube.face);
  const needed = cubes.map(cube => cube.required && !(exempt && '=C'.includes(standsFor(cube))));
  let fits = false;
  const shown = new Map<string, string[]>();
  const used = cubes.map(() => 0);
  const go = (i: number): void => {
    if (fits && inForce.requiredCubes.length === 0) return;
    const sign = signs[i];
    if (!sign) {
      if (needed.some((must, k) => must && used[k] === 0)) return;
      fits = true;
      const faces = inForce.requiredCubes.filter(face => cubes.some((cube, k) => cube.face === face && used[k]! > 0));
      shown.set(faces.join(''), faces);
      return;
    }
    const tried = new Set<string>();
    cubes.forEach((cube, k) => {
      if (!same(standsFor(cube), sign.symbol, inForce)) return;
      if (sign.wild && cube.face !== inForce.wildCube) return;
      if (used[k]! > 0 && !(inForce.multipleOps && "UN-'".includes(sign.symbol))) return;
      const like = `${cube.face} ${cube.required} ${used[k]! > 0}`;
      if (tried.has(like)) return;
      tried.add(like);
      used[k]!++;
      go(i + 1);
      used[k]!--;
    });
  };
  go(0);
  return { fits, shown: [...shown.values()] };
}

const signsOf = (texts: readonly string[]): Sign[] =>
  texts
    .flatMap(tokensOf)
    .filter(token => token !== '(' && token !== ')')
    .map(token => ({ symbol: letter(token), wild: token.endsWith('*') }));

/** One Solution: the sets of cards it names in each reading, or null when it is wrong whatever is read. */
function judgeOne(
  position: OnSetsPosition,
  solution: WrittenSolution,
  goals: readonly number[],
  double: string | null,
) {
  const { inForce, mat, mode } = position;
  const wrong = null;
  if (solution.restrictions.length > 0 && !position.restrictions) return wrong;
  const names = trees(tokensOf(solution.setName));
  const parts = product(solution.restrictions.map(text => chains(tokensOf(text))));
  if (names.length === 0 || parts.length === 0) return wrong;
  const blank = solution.blankAs ?? 'blank';
  if (blank !== 'blank' && !inForce.blankWild) return wrong;

  const nameSigns = signsOf([solution.setName]);
  const partSigns = signsOf(solution.restrictions);
  const marked = [...nameSigns, ...partSigns].filter(sign => sign.wild);
  if (marked.length > 0 && inForce.wildCube === null) return wrong;
  if (marked.some(a => marked.some(b => !same(a.symbol, b.symbol, inForce)))) return wrong;
  const meaning = marked[0]?.symbol ?? inForce.wildCube;
  if (meaning !== null && '=C'.includes(meaning) && !position.restrictions) return wrong;

  if (solution.restrictions.length === 0 && nameSigns.length < 2) return wrong;
  if (inForce.twoOps && nameSigns.filter(sign => "UN-'".includes(sign.symbol)).length < 2) return wrong;
  const standsFor = (face: string): string => (face === inForce.wildCube && meaning !== null ? meaning : face);
  const mustRestrict = position.restrictions && mat.required.some(face => '=C'.includes(standsFor(face)));
  if (mustRestrict && solution.restrictions.length === 0) return wrong;

  const base: Cube[] = [
    ...mat.required.map(face => ({ face, required: true })),
    ...mat.permitted.map(face => ({ face, required: false })),
    ...(mode === 'impossible' || mode === 'stop' ? mat.resources.map(face => ({ face, required: false })) : []),
  ];
  const extras: (Cube | null)[] = [
    null,
    ...(mode === 'now' ? mat.resources.map(face => ({ face, required: false })) : []),
  ];
  const laid = extras.some(extra => {
    const cubes = extra ? [...base, extra] : base;
    const name = lay(nameSigns, cubes, meaning, inForce, true);
    if (!name.fits) return false;
    const part = solution.restrictions.length > 0 ? lay(partSigns, cubes, meaning, inForce, false) : null;
    if (part && !part.fits) return false;
    return name.shown.some(a =>
      (part?.shown ?? [[]]).some(b => inForce.requiredCubes.every(face => [...a, ...b].includes(face))),
    );
  });
  if (!laid) return wrong;

  const cards = position.cards.map(card => ({ card, dots: card === 'blank' ? blank : card }));
  const doubles = double === null ? [] : trees(tokensOf(double));
  const sets: string[][] = [];
  for (const part of parts)
    for (const name of names) {
      const gone = part.map(chain => cards.filter(({ dots }) => !keeps(chain, dots, inForce.symDiff)).map(c => c.card));
      if (
        inForce.noNull &&
        gone.some((mine, i) => !mine.some(card => gone.every((other, k) => k === i || !other.includes(card))))
      )
        return wrong;
      const named = cards.filter(({ card, dots }) => !gone.flat().includes(card) && holds(name, dots, inForce.symDiff));
      const count = named.reduce(
        (n, { dots }) => n + (doubles[0] && holds(doubles[0], dots, inForce.doubleSet?.symmetric ?? false) ? 2 : 1),
        0,
      );
      if (!goals.includes(count)) return wrong;
      const set = named.map(({ card }) => card);
      if (!inForce.requiredCards.every(card => set.includes(card))) return wrong;
      if (inForce.forbiddenCard !== null && set.includes(inForce.forbiddenCard)) return wrong;
      sets.push(set);
    }
  return sets;
}

export function referenceJudge(
  position: OnSetsPosition,
  solutions: readonly WrittenSolution[],
  goals: readonly number[],
  double: string | null,
): boolean {
  const two = position.inForce.twoSolutions;
  if (solutions.length !== (two ? 2 : 1)) return false;
  const judged = solutions.map(solution => judgeOne(position, solution, goals, double));
  if (judged.some(sets => sets === null)) return false;
  const [first, second] = judged;
  if (!two || !first || !second) return true;
  return first.every(a => second.every(b => b.some(card => !a.includes(card))));
}
