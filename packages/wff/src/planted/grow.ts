import { pick, type Random } from '@forceout/rulebook/seeded';
import type { ProofItem, WrittenProof } from '../language/proof.ts';
import type { GameLevel, Rule } from '../language/rules.ts';
import { join, negation, partsOf, type Wff } from '../language/wff.ts';

/** A proof that was written step by step, without anybody looking for it, and what it takes. */
export interface Grown {
  readonly premises: readonly Wff[];
  readonly goal: Wff;
  readonly rules: readonly Rule[];
  readonly proof: WrittenProof;
}

/** The main proof or a sub-proof while it is being written. */
interface Level {
  readonly parent: Level | null;
  readonly items: ProofItem[];
  readonly lines: Wff[];
}

interface Growth {
  readonly random: Random;
  readonly level: GameLevel;
  readonly rules: Set<Rule>;
}

const LONGEST = 11;

const line = (level: Level, wff: Wff, reason: Extract<ProofItem, { kind: 'line' }>['reason']): void => {
  level.items.push({ kind: 'line', label: null, wff, reason, cites: null });
  level.lines.push(wff);
};

/** Writes a line by a rule, if the WFF is of a size that people write. */
function write(growth: Growth, level: Level, rule: Rule, wff: Wff): boolean {
  if (wff.length > LONGEST) return false;
  growth.rules.add(rule);
  line(level, wff, { kind: 'rules', names: [rule], r: 0 });
  return true;
}

/** Brings a line of an enclosing level in by R, unless it stands here. */
function fetch(growth: Growth, level: Level, wff: Wff): void {
  if (level.lines.includes(wff)) return;
  let r = 1;
  for (let out = level.parent; out !== null && !out.lines.includes(wff); out = out.parent) r++;
  growth.rules.add('R');
  line(level, wff, { kind: 'rules', names: [], r });
}

const seen = (level: Level | null): readonly Wff[] => (level === null ? [] : [...level.lines, ...seen(level.parent)]);

/** A sub-proof from one supposition; `inside` writes it. It is kept only where `inside` says so. */
function sub(level: Level, supposition: Wff, inside: (within: Level) => boolean): boolean {
  const within: Level = { parent: level, items: [], lines: [] };
  line(within, supposition, { kind: 'supposition' });
  if (!inside(within)) return false;
  level.items.push({ kind: 'sub', label: null, items: within.items });
  return true;
}

export function smallWff(random: Random, letters: number): Wff {
  if (letters <= 1) return pick(random, [...'pqrs']) as Wff;
  if (letters === 2 || random() < 0.2) return negation(smallWff(random, letters - 1));
  const left = 1 + Math.floor(random() * (letters - 2));
  return join(
    pick(random, ['C', 'A', 'K', 'E'] as const),
    smallWff(random, left),
    smallWff(random, letters - 1 - left),
  );
}

const someWff = (random: Random): Wff => smallWff(random, 1 + Math.floor(random() ** 2 * 4));

type StepOf = (growth: Growth, level: Level) => boolean;

const withOp = (level: Level, op: string): readonly Wff[] => level.lines.filter(wff => wff[0] === op);

const oneOf = <T>(random: Random, list: readonly T[], use: (one: T) => boolean): boolean =>
  list.length > 0 && use(pick(random, list));

const ELEMENTARY: readonly StepOf[] = [
  (growth, level) =>
    oneOf(growth.random, withOp(level, 'K'), wff => {
      const k = partsOf(wff);
      return k.op === 'K' && write(growth, level, 'Ko', growth.random() < 0.5 ? k.left : k.right);
    }),
  (growth, level) =>
    write(growth, level, 'Ki', join('K', pick(growth.random, level.lines), pick(growth.random, level.lines))),
  (growth, level) => {
    const line = pick(growth.random, level.lines);
    const free = someWff(growth.random);
    return write(growth, level, 'Ai', growth.random() < 0.5 ? join('A', line, free) : join('A', free, line));
  },
  (growth, level) => {
    const ready = withOp(level, 'C').flatMap(wff => {
      const c = partsOf(wff);
      return c.op === 'C' && level.lines.includes(c.left) ? [c.right] : [];
    });
    return oneOf(growth.random, ready, wff => write(growth, level, 'Co', wff));
  },
  (growth, level) =>
    oneOf(growth.random, withOp(level, 'E'), wff => {
      const e = partsOf(wff);
      if (e.op !== 'E') return false;
      const [a, b] = growth.random() < 0.5 ? [e.left, e.right] : [e.right, e.left];
      return write(growth, level, 'Eo', join('C', a, b));
    }),
  (growth, level) => {
    const ready = withOp(level, 'C').flatMap(wff => {
      const c = partsOf(wff);
      return c.op === 'C' && level.lines.includes(join('C', c.right, c.left)) ? [join('E', c.left, c.right)] : [];
    });
    return oneOf(growth.random, ready, wff => write(growth, level, 'Ei', wff));
  },
  (growth, level) => growth.random() < 0.15 && write(growth, level, 'Rp', pick(growth.random, level.lines)),
];

const depthOf = (level: Level): number => (level.parent === null ? 0 : 1 + depthOf(level.parent));

/** A conditional from a sub-proof in which some steps are taken, nested ones too. */
const byCi: StepOf = (growth, level) => {
  const { random } = growth;
  if (depthOf(level) > 1) return false;
  const antecedents = seen(level).flatMap(wff => {
    const parts = partsOf(wff);
    return parts.op === 'C' ? [parts.left] : [];
  });
  const supposition = random() < 0.5 && antecedents.length > 0 ? pick(random, antecedents) : someWff(random);
  let conclusion: Wff | null = null;
  const kept = sub(level, supposition, within => {
    for (let fetched = Math.floor(random() * 3); fetched > 0; fetched--)
      fetch(growth, within, pick(random, seen(level)));
    takeSteps(growth, within, 1 + Math.floor(random() * 3));
    conclusion = pick(random, within.lines);
    return join('C', supposition, conclusion).length <= LONGEST;
  });
  return kept && conclusion !== null && write(growth, level, 'Ci', join('C', supposition, conclusion));
};

const byAo: StepOf = (growth, level) =>
  oneOf(growth.random, withOp(level, 'A'), wff => {
    const a = partsOf(wff);
    if (a.op !== 'A') return false;
    const known = seen(level);
    const common = known.flatMap(line => {
      const c = partsOf(line);
      return c.op === 'C' && c.left === a.left && known.includes(join('C', a.right, c.right)) ? [c.right] : [];
    });
    const reach = (from: Wff, to: Wff): boolean =>
      sub(level, from, within => {
        if (from === to) return true;
        if (common.includes(to)) {
          fetch(growth, within, join('C', from, to));
          return write(growth, within, 'Co', to);
        }
        return write(growth, within, 'Ai', to);
      });
    const turned = join('A', a.right, a.left);
    const target = common.length > 0 ? pick(growth.random, common) : a.left === a.right ? a.left : turned;
    return reach(a.left, target) && reach(a.right, target) && write(growth, level, 'Ao', target);
  });

/** A supposition that clashes with a line outside. */
const byNi: StepOf = (growth, level) =>
  oneOf(growth.random, seen(level), outside => {
    const { random } = growth;
    const parts = partsOf(outside);
    const clash = parts.op === 'N' && random() < 0.8 ? parts.of : negation(outside);
    const shape = random();
    const conditional = seen(level).find(wff => {
      const c = partsOf(wff);
      return c.op === 'C' && c.right === clash;
    });
    const c = conditional === undefined ? null : partsOf(conditional);
    const free = someWff(random);
    const supposition =
      c?.op === 'C' ? c.left : shape < 0.4 ? clash : shape < 0.7 ? join('K', clash, free) : join('K', free, clash);
    const kept = sub(level, supposition, within => {
      if (c?.op === 'C' && conditional !== undefined) {
        fetch(growth, within, conditional);
        if (!within.lines.includes(clash)) write(growth, within, 'Co', clash);
      } else if (supposition !== clash) write(growth, within, 'Ko', clash);
      fetch(growth, within, outside);
      return within.lines.includes(clash);
    });
    return kept && write(growth, level, 'Ni', negation(supposition));
  });

interface Absurd {
  readonly goal: Wff;
  /** Fetched into the sub-proof. */
  readonly lines: readonly Wff[];
  /** Had by Co from them. */
  readonly last: Wff | null;
}

const byNo: StepOf = (growth, level) => {
  const known = seen(level);
  const goals = known.flatMap((wff): Absurd[] => {
    const n = partsOf(wff);
    if (n.op === 'N') {
      const inner = partsOf(n.of);
      return inner.op === 'N' ? [{ goal: inner.of, lines: [wff], last: null }] : [];
    }
    // CNxz and Nz lead to x.
    if (n.op !== 'C' || n.left[0] !== 'N' || !known.includes(negation(n.right))) return [];
    const x = partsOf(n.left);
    return x.op === 'N' ? [{ goal: x.of, lines: [wff, negation(n.right)], last: n.right }] : [];
  });
  const clashing = known.find(wff => known.includes(negation(wff)));
  if (clashing !== undefined)
    goals.push({ goal: someWff(growth.random), lines: [clashing, negation(clashing)], last: null });
  return oneOf(growth.random, goals, ({ goal, lines, last }) => {
    const kept = sub(level, negation(goal), within => {
      for (const wff of lines) fetch(growth, within, wff);
      return last === null || within.lines.includes(last) || write(growth, within, 'Co', last);
    });
    return kept && write(growth, level, 'No', goal);
  });
};

const REGULAR: readonly StepOf[] = [...ELEMENTARY, byCi, byCi, byAo, byAo, byNi, byNo, byNo];

function takeSteps(growth: Growth, level: Level, count: number): void {
  const steps = growth.level === 'elementary' ? ELEMENTARY : REGULAR;
  for (let taken = 0, tries = 0; taken < count && tries < 30; tries++)
    if (pick(growth.random, steps)(growth, level)) taken++;
}

/** Premises on which some rule has work to do, one to four of them. */
function growPremises(random: Random, level: GameLevel): readonly Wff[] {
  const x = someWff(random);
  const y = someWff(random);
  const z = someWff(random);
  const recipes: readonly (readonly Wff[])[] = [
    [join('K', x, y)],
    [join('C', x, y), x],
    [join('E', x, y), x],
    [join('E', x, y), join('K', x, z)],
    [join('C', x, y), join('C', y, x)],
    [join('C', x, y), join('C', y, z), x],
    [join('C', join('K', x, y), z), x, y],
    [x],
    [x, y],
    ...(level === 'regular'
      ? [
          [join('A', x, y), join('C', x, z), join('C', y, z)],
          [join('A', x, x)],
          [join('A', x, y), negation(x)],
          [join('C', x, y), negation(y)],
          [negation(negation(x))],
          [join('C', negation(x), y), negation(y)],
          [x, negation(x)],
          [join('C', x, y), join('C', y, z)],
          [join('C', x, join('C', y, z)), join('K', x, y)],
        ]
      : []),
  ];
  const chosen = [...pick(random, recipes), ...(random() < 0.3 ? [someWff(random)] : [])];
  return [...new Set(chosen)].slice(0, 4);
}

/** A random proof; null where it came to nothing that people would lay. */
export function grow(random: Random, level: GameLevel): Grown | null {
  const premises = growPremises(random, level);
  const main: Level = { parent: null, items: [], lines: [] };
  for (const premise of premises) line(main, premise, { kind: 'none' });
  const growth: Growth = { random, level, rules: new Set() };
  takeSteps(growth, main, 1 + Math.floor(random() * 7));
  const last = main.items.at(-1);
  if (last?.kind !== 'line' || last.reason.kind !== 'rules' || last.wff.length > 7) return null;
  const goal = last.wff as Wff;
  return { premises, goal, rules: [...growth.rules], proof: { header: { premises, goal }, items: main.items } };
}
