import type { InForce } from '../position.ts';
import type { Steps } from '../values/steps.ts';
import type { CardSet } from '../values/universe.ts';
import { type Hand, LEAVES, OPS, type Pool, RELS } from './pools.ts';
import { FilterTables, type FilterUsage } from './restrictions.ts';
import type { Space } from './space.ts';
import { type Act, type Algebra, type Look, SetTables } from './tables.ts';
import { between, countAt, pack, total, type Usage } from './usage.ts';

export interface NameUsage {
  readonly leaves: Usage;
  readonly ops: Usage;
  /** Uses the cube that Required Cube asks for. */
  readonly met: boolean;
  /** Has at least two cubes of its own, so it can stand without a Restriction (VII-B-4-a). */
  readonly alone: boolean;
}

export interface Found {
  readonly hand: Hand;
  readonly tables: SetTables;
  readonly name: { readonly usage: NameUsage; readonly set: CardSet };
  readonly filter: {
    readonly tables: FilterTables;
    readonly usage: FilterUsage;
    readonly met: boolean;
    readonly removed: CardSet;
    readonly each: readonly CardSet[] | null;
  } | null;
  readonly set: CardSet;
  /** Blank-card choices for which it is correct (see Space.accepts). */
  readonly choices: number;
}

/** Tables of one Universe and one set of variations; they serve every hand and every later position. */
export class Workshop {
  readonly space: Space;
  readonly inForce: InForce;
  private steps: Steps;
  private readonly known = new Map<string, { sets: SetTables; filters: FilterTables }>();

  constructor(space: Space, inForce: InForce, steps: Steps) {
    this.space = space;
    this.inForce = inForce;
    this.steps = steps;
  }

  use(steps: Steps): void {
    this.steps = steps;
    for (const { sets } of this.known.values()) sets.steps = steps;
  }

  tablesFor(hand: Hand, look: Look): { sets: SetTables; filters: FilterTables } {
    const algebra = algebraOf(hand, this.space, this.inForce);
    const key = `${look.cap} ${look.leftDeep} ${algebra.counting} ${algebra.acts.map(does => does.join('+')).join(',')}`;
    let tables = this.known.get(key);
    if (!tables) {
      const sets = new SetTables(this.space, algebra, this.steps, look);
      tables = { sets, filters: new FilterTables(sets) };
      this.known.set(key, tables);
    }
    return tables;
  }
}

function algebraOf(hand: Hand, space: Space, inForce: InForce): Algebra {
  const leaves = [
    ...space.colours.map(set => [set]),
    inForce.univNull ? [space.all, 0] : [space.all],
    inForce.univNull ? [] : [0],
  ];
  const union: Act[] = inForce.unionInter ? ['or', 'and'] : ['or'];
  const minus: Act = inForce.symDiff ? 'xor' : 'diff';
  if (!inForce.multipleOps) return { counting: 'exact', leaves, acts: [union, ['and'], [minus], []] };
  const has = (op: number): boolean => (hand.ops[op]?.available ?? 0) > 0;
  const open = <T>(op: number, does: readonly T[]): readonly T[] => (has(op) ? does : []);
  if (!has(3)) return { counting: 'atLeast', leaves, acts: [open(0, union), open(1, ['and']), open(2, [minus]), []] };
  const joins: readonly Act[] = has(0) || has(1) || (has(2) && !inForce.symDiff) ? ['and'] : [];
  return { counting: 'closed', leaves, acts: [joins, [], inForce.symDiff ? open(2, ['xor' as Act]) : [], []] };
}

const lows = (pools: readonly Pool[]): number[] => pools.map(pool => pool.required);
const highs = (pools: readonly Pool[]): number[] => pools.map(pool => pool.available);

/** What has to be asked of operations: exact counts, or under Multiple Operations the least numbers. */
function opUsages(hand: Hand, inForce: InForce, counting: Algebra['counting']): { ops: Usage; met: boolean }[] {
  const wanted = OPS.indexOf(hand.wanted as (typeof OPS)[number]);
  if (counting === 'exact')
    return between(lows(hand.ops), highs(hand.ops)).map(ops => ({
      ops,
      met: wanted >= 0 && countAt(ops, wanted) > (hand.ops[wanted]?.required ?? 0),
    }));
  const least = lows(hand.ops);
  const merged = (counts: readonly number[]): Usage => {
    const [u = 0, n = 0, m = 0] = counts;
    if (counting !== 'closed') return pack([u, n, m, 0]);
    return inForce.symDiff ? pack([u + n, 0, m, 0]) : pack([u + n + m, 0, 0, 0]);
  };
  const pool = hand.ops[wanted] ?? NO_POOL;
  const spare = pool.available > pool.required;
  const plain = { ops: merged(least), met: wanted === 3 && spare };
  if (wanted < 0 || wanted === 3 || !spare) return [plain];
  return [{ ops: merged(least.map((n, i) => (i === wanted ? n + 1 : n))), met: true }, plain];
}

function leafUsages(hand: Hand): { leaves: Usage; met: boolean }[] {
  const wanted = LEAVES.indexOf(hand.wanted as (typeof LEAVES)[number]);
  return between(lows(hand.leaves), highs(hand.leaves)).map(leaves => ({
    leaves,
    met: wanted >= 0 && countAt(leaves, wanted) > (hand.leaves[wanted]?.required ?? 0),
  }));
}

const binaryIn = (ops: Usage): number => total(ops) - countAt(ops, 3);

export function nameUsages(hand: Hand, inForce: InForce, tables: SetTables): readonly NameUsage[] {
  const { counting } = tables.algebra;
  const ops = opUsages(hand, inForce, counting);
  const out: NameUsage[] = [];
  for (const leaf of leafUsages(hand)) {
    const size = total(leaf.leaves);
    if (size === 0 || (size > 1 && !tables.canJoin)) continue;
    for (const op of ops) {
      const binary = binaryIn(op.ops);
      if (counting === 'exact' ? binary !== size - 1 : binary > size - 1) continue;
      const signs = counting === 'exact' ? total(op.ops) : counting === 'closed' ? 2 : size - 1;
      if (inForce.twoOps && signs < 2) continue;
      out.push({
        leaves: leaf.leaves,
        ops: op.ops,
        met: hand.wanted === null || leaf.met || op.met,
        alone: signs > 0,
      });
    }
  }
  return out;
}

export function filterUsages(
  hand: Hand,
  inForce: InForce,
  filters: FilterTables,
): readonly { readonly usage: FilterUsage; readonly met: boolean }[] {
  const { counting } = filters.tables.algebra;
  const ops = opUsages(hand, inForce, counting);
  const leaves = leafUsages(hand);
  const [equal = NO_POOL, subset = NO_POOL] = hand.rels;
  const out: { usage: FilterUsage; met: boolean; size: number }[] = [];
  for (let equals = equal.required; equals <= equal.available; equals++)
    for (let subsets = subset.required; subsets <= subset.available; subsets++) {
      const k = equals + subsets;
      if (k === 0) continue;
      const relMet =
        (hand.wanted === '=' && equals > equal.required) || (hand.wanted === 'C' && subsets > subset.required);
      for (const leaf of leaves)
        for (const op of ops) {
          if (!filters.fits(leaf.leaves, op.ops, k + 1, 2 * k)) continue;
          out.push({
            usage: { leaves: leaf.leaves, ops: op.ops, equals, subsets },
            met: hand.wanted === null || leaf.met || op.met || relMet,
            size: total(leaf.leaves) + total(op.ops) + 2 * k,
          });
        }
    }
  return out.sort((a, b) => a.size - b.size);
}

const NO_POOL: Pool = { required: 0, available: 0 };

export const needsRestriction = (hand: Hand): boolean => hand.rels.some(pool => pool.required > 0);
export const mayRestrict = (hand: Hand): boolean => hand.rels.some(pool => pool.available > 0);
export const wantsRelation = (hand: Hand): boolean => RELS.includes(hand.wanted as (typeof RELS)[number]);

/**
 * Walks every Solution that this hand can write, smallest first, and hands each accepted set to `emit`, which says when
 * to stop. With uncapped tables the walk is complete.
 */
export function searchHand(
  shop: Workshop,
  hand: Hand,
  look: Look,
  steps: Steps,
  emit: (found: Found) => boolean,
): boolean {
  const { space, inForce } = shop;
  const { sets, filters } = shop.tablesFor(hand, look);
  const usages = nameUsages(hand, inForce, sets);
  if (!needsRestriction(hand))
    for (const usage of usages) {
      if (!usage.met || !usage.alone) continue;
      for (const set of sets.allSets(usage.leaves, usage.ops)) {
        const choices = space.accepts(set);
        if (choices !== 0 && emit({ hand, tables: sets, name: { usage, set }, filter: null, set, choices }))
          return true;
      }
    }
  if (!mayRestrict(hand)) return false;
  return searchRestricted(shop, hand, filters, usages, steps, emit);
}

function searchRestricted(
  shop: Workshop,
  hand: Hand,
  filters: FilterTables,
  usages: readonly NameUsage[],
  steps: Steps,
  emit: (found: Found) => boolean,
): boolean {
  const { space, inForce } = shop;
  const sets = filters.tables;
  const parts = filterUsages(hand, inForce, filters);
  if (parts.length === 0) return false;
  const names = new Map<CardSet, NameUsage>();
  const metNames = new Map<CardSet, NameUsage>();
  for (const usage of usages) {
    if (names.size >= sets.look.names && (hand.wanted === null || metNames.size > 0)) break;
    for (const set of sets.allSets(usage.leaves, usage.ops)) {
      if (!space.canShrink(set)) continue;
      if (!names.has(set)) names.set(set, usage);
      if (usage.met && !metNames.has(set)) metNames.set(set, usage);
    }
  }
  if (names.size === 0) return false;
  const seen = [new Set<CardSet>(), new Set<CardSet>()];
  const tryFilter = (usage: FilterUsage, met: boolean, removed: CardSet, each: readonly CardSet[] | null): boolean => {
    const allowed = each === null ? ALL_CHOICES : ownCards(space, each);
    if (allowed === 0) return false;
    const mine = met ? names : metNames;
    steps.spend(mine.size);
    for (const [set, name] of mine) {
      const left = set & ~removed;
      const choices = space.accepts(left) & allowed;
      if (choices === 0) continue;
      const filter = { tables: filters, usage, met, removed, each };
      if (emit({ hand, tables: sets, name: { usage: name, set }, filter, set: left, choices })) return true;
    }
    return false;
  };
  for (const { usage, met } of parts) {
    const list = inForce.noNull ? filters.single(usage) : filters.many(usage);
    const tried = seen[met ? 1 : 0]!;
    for (const removed of list) {
      if (tried.has(removed)) continue;
      tried.add(removed);
      if (tryFilter(usage, met, removed, inForce.noNull ? [removed] : null)) return true;
    }
    if (inForce.noNull)
      for (const each of filters.apart(usage))
        if (
          tryFilter(
            usage,
            met,
            each.reduce((all, one) => all | one, 0),
            each,
          )
        )
          return true;
  }
  return false;
}

const ALL_CHOICES = 0xffff;

/** XIII-B-8: blank-card choices for which every Restriction removes a card of its own. */
function ownCards(space: Space, each: readonly CardSet[]): number {
  let choices = ALL_CHOICES;
  each.forEach((one, i) => {
    const own = one & ~each.reduce((all, other, k) => (k === i ? all : all | other), 0);
    if ((own & space.dealt) === 0) choices &= space.blankWild ? own : 0;
  });
  return choices;
}
