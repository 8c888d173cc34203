import { join, negation, partsOf, type Wff } from '../language/wff.ts';
import type { Sequent } from './prove.ts';
import { has } from './rule-set.ts';

/**
 * Certificates that a Goal is not provable with some of the rules, as Theorems A to C of docs/solvers/wff.md describe them,
 * found by going through all there are and checked condition by condition. Nothing of the prover is used: WFFs are texts,
 * worlds are sets of bits. For sequents whose Goal is no premise, and sub-proofs of one line.
 */
export function hasCountermodel(sequent: Sequent, most = 11): boolean | null {
  const sub = subformulas([...sequent.premises, sequent.goal]);
  if (sub.length > most) return null;
  const { rules } = sequent;
  if (has(rules, 'R')) return has(rules, 'No') ? byValuation(sequent, sub) : byWorlds(sequent, sub);
  return byClosures(sequent, sub);
}

function subformulas(wffs: readonly Wff[]): readonly Wff[] {
  const found = new Set<Wff>();
  const walk = (wff: Wff): void => {
    if (found.has(wff)) return;
    found.add(wff);
    const parts = partsOf(wff);
    if (parts.op === 'var') return;
    if (parts.op === 'N') return walk(parts.of);
    walk(parts.left);
    walk(parts.right);
    if (parts.op !== 'E') return;
    walk(join('C', parts.left, parts.right));
    walk(join('C', parts.right, parts.left));
  };
  wffs.forEach(walk);
  return [...found];
}

/** What the rules without sub-proofs demand of a set: a list of "if all of these, then one of those". */
interface Demand {
  readonly all: number;
  readonly one: number;
}

const bitsOf = (sub: readonly Wff[]): ((wff: Wff) => number) => {
  const at = new Map(sub.map((wff, n) => [wff, 1 << n]));
  return wff => at.get(wff) ?? 0;
};

/** `splits`: an A asks for one of its sides. */
function demandsOf({ rules }: Sequent, sub: readonly Wff[], splits: boolean): readonly Demand[] {
  const bit = bitsOf(sub);
  const demands: Demand[] = [];
  const say = (rule: Parameters<typeof has>[1], all: readonly Wff[], one: readonly Wff[]): void => {
    const union = (some: readonly Wff[]): number => some.reduce((set, wff) => set | bit(wff), 0);
    if (has(rules, rule)) demands.push({ all: union(all), one: union(one) });
  };
  for (const wff of sub) {
    const parts = partsOf(wff);
    if (parts.op === 'var' || parts.op === 'N') continue;
    const { left, right } = parts;
    const [forth, back] = [join('C', left, right), join('C', right, left)];
    switch (parts.op) {
      case 'K':
        say('Ko', [wff], [left]);
        say('Ko', [wff], [right]);
        say('Ki', [left, right], [wff]);
        break;
      case 'A':
        say('Ai', [left], [wff]);
        say('Ai', [right], [wff]);
        if (splits) say('Ao', [wff], [left, right]);
        break;
      case 'C':
        say('Co', [wff, left], [right]);
        break;
      case 'E':
        say('Eo', [wff], [forth]);
        say('Eo', [wff], [back]);
        say('Ei', [forth, back], [wff]);
        break;
    }
  }
  return demands;
}

const meets = (set: number, demands: readonly Demand[]): boolean =>
  demands.every(({ all, one }) => (set & all) !== all || (set & one) !== 0);

const union = (wffs: readonly Wff[], bit: (wff: Wff) => number): number => wffs.reduce((set, w) => set | bit(w), 0);

/** Theorem A: all valuations. */
function byValuation(sequent: Sequent, sub: readonly Wff[]): boolean {
  const bit = bitsOf(sub);
  const demands = demandsOf(sequent, sub, true);
  const given = union(sequent.premises, bit);
  const ifs = sub.flatMap(wff => {
    const parts = partsOf(wff);
    return parts.op === 'C' ? [{ whole: bit(wff), left: bit(parts.left), right: bit(parts.right) }] : [];
  });
  const nots = sub.flatMap(wff => {
    const parts = partsOf(wff);
    return parts.op === 'N' ? [{ whole: bit(wff), of: bit(parts.of) }] : [];
  });
  for (let v = 0; v < 1 << sub.length; v++) {
    if ((v & given) !== given || (v & bit(sequent.goal)) !== 0) continue;
    if (nots.some(({ whole, of }) => ((v & whole) !== 0) === ((v & of) !== 0))) continue;
    const ciHolds = ({ whole, left, right }: (typeof ifs)[number]): boolean =>
      (v & whole) !== 0 || ((v & left) !== 0 && (v & right) === 0);
    if (has(sequent.rules, 'Ci') && !ifs.every(ciHolds)) continue;
    if (meets(v, demands)) return true;
  }
  return false;
}

/** Theorem B: the largest family of worlds in which whoever lacks a Cab or Na has a larger world that shows why. */
function byWorlds(sequent: Sequent, sub: readonly Wff[]): boolean {
  const bit = bitsOf(sub);
  const clash = 1 << sub.length;
  const demands = [...demandsOf(sequent, sub, true)];
  for (const wff of sub)
    if (sub.includes(negation(wff))) demands.push({ all: bit(wff) | bit(negation(wff)), one: clash });
  const excuses = sub.flatMap(wff => {
    const parts = partsOf(wff);
    if (parts.op === 'C' && has(sequent.rules, 'Ci'))
      return [{ lacks: bit(wff), inside: bit(parts.left), without: bit(parts.right) }];
    return parts.op === 'N' && has(sequent.rules, 'Ni')
      ? [{ lacks: bit(wff), inside: bit(parts.of), without: clash }]
      : [];
  });
  let worlds: number[] = [];
  for (let set = 0; set < 2 * clash; set++) if (meets(set, demands)) worlds.push(set);
  for (let before = -1; before !== worlds.length; ) {
    before = worlds.length;
    const kept = worlds;
    worlds = kept.filter(world =>
      excuses.every(
        ({ lacks, inside, without }) =>
          (world & lacks) !== 0 || kept.some(w => (w & world) === world && (w & inside) !== 0 && (w & without) === 0),
      ),
    );
  }
  const given = union(sequent.premises, bit);
  return worlds.some(world => (world & given) === given && (world & bit(sequent.goal)) === 0);
}

/** Theorem C: for each formula a closed set that holds it, blind to everything outside; the last one holds the premises. */
function byClosures(sequent: Sequent, sub: readonly Wff[]): boolean {
  const bit = bitsOf(sub);
  const demands = demandsOf(sequent, sub, false);
  const full = (1 << sub.length) - 1;
  const sets = [...sub.map(bit), union(sequent.premises, bit)];
  const alone = (wff: Wff): number => sets[sub.indexOf(wff)] ?? 0;
  const clashes = (set: number): boolean =>
    set === full || sub.some(w => sub.includes(negation(w)) && (set & bit(w)) !== 0 && (set & bit(negation(w))) !== 0);
  const more = (set: number): number => {
    let all = set;
    for (const { all: ifs, one } of demands) if ((all & ifs) === ifs) all |= one;
    for (const wff of sub) {
      const parts = partsOf(wff);
      if (parts.op === 'C' && has(sequent.rules, 'Ci') && (alone(parts.left) & bit(parts.right)) !== 0) all |= bit(wff);
      if (parts.op === 'N' && has(sequent.rules, 'Ni') && clashes(alone(parts.of))) all |= bit(wff);
      if (parts.op === 'A' && has(sequent.rules, 'Ao') && (all & bit(wff)) !== 0)
        all |= alone(parts.left) & alone(parts.right);
    }
    return all;
  };
  for (let changed = true; changed; ) {
    changed = false;
    sets.forEach((set, n) => {
      const grown = more(set);
      if (grown === set) return;
      sets[n] = grown;
      changed = true;
    });
  }
  return ((sets.at(-1) ?? 0) & bit(sequent.goal)) === 0;
}
