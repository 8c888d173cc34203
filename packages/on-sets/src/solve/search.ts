import type { InForce } from '../position.ts';
import { isRelation } from '../symbols.ts';
import type { Steps } from '../values/steps.ts';
import type { CardSet } from '../values/universe.ts';
import type { Form } from './account.ts';
import type { Hand } from './pools.ts';
import { FilterTables, type FilterUsage } from './restrictions.ts';
import type { Space } from './space.ts';
import { type Act, type Algebra, type Look, SetTables } from './tables.ts';
import { type NameUsage, Usages } from './usages.ts';
import { everyWanted, type Met } from './wanted.ts';

export interface Found {
  readonly hand: Hand;
  readonly tables: SetTables;
  readonly name: { readonly usage: NameUsage; readonly set: CardSet };
  readonly filter: {
    readonly tables: FilterTables;
    readonly usage: FilterUsage;
    readonly met: Met;
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

export const needsRestriction = (hand: Hand): boolean => hand.rels.some(pool => pool.required > 0);
export const wantsRelation = (hand: Hand): boolean => hand.wanted.some(({ symbol }) => isRelation(symbol));

export interface Walk {
  /** Says when to stop. */
  readonly emit: (found: Found) => boolean;
  /** Told once a whole form has been gone through, and how many usages of the cubes it had. */
  readonly walked?: (form: Form, usages: number) => void;
  /** Told of forms that need not be gone through, and why. */
  readonly ruledOut?: (form: Form, invariant: string) => void;
}

/**
 * Walks every Solution that this hand can write, smallest first, and hands each accepted set to `emit`. With uncapped
 * tables the walk is complete.
 */
export function searchHand(shop: Workshop, hand: Hand, look: Look, steps: Steps, walk: Walk): boolean {
  const { space, inForce } = shop;
  const { sets, filters } = shop.tablesFor(hand, look);
  const ways = new Usages(hand, inForce, sets);
  const standsAlone = !needsRestriction(hand);
  const every = everyWanted(hand.wanted);
  for (let operands = 1; operands <= ways.operands; operands++) {
    if (!standsAlone) {
      walk.ruledOut?.({ form: 'set-name', operands }, 'restriction-required');
      continue;
    }
    let usages = 0;
    for (const usage of ways.names(operands)) {
      usages++;
      if (usage.met !== every || !usage.alone) continue;
      for (const set of sets.allSets(usage.leaves, usage.ops)) {
        const choices = space.accepts(set);
        if (choices === 0) continue;
        if (walk.emit({ hand, tables: sets, name: { usage, set }, filter: null, set, choices })) return true;
      }
    }
    walk.walked?.({ form: 'set-name', operands }, usages);
  }
  return ways.relations > 0 && searchRestricted(shop, hand, ways, filters, steps, walk);
}

/**
 * The sets of cards that a Set-Name can name, each with the first usage that names it: at place m those whose usage
 * meets at least the cubes m of Required Cube.
 */
type Names = readonly ReadonlyMap<CardSet, NameUsage>[];

/** Set-Names out of which a Restriction could take cards so that a Goal value is left. */
function namesToRestrict(space: Space, hand: Hand, ways: Usages, sets: SetTables, walk: Walk): Names {
  const every = everyWanted(hand.wanted);
  const names = Array.from({ length: every + 1 }, () => new Map<CardSet, NameUsage>());
  const enough = (): boolean => names[0]!.size >= sets.look.names && names[every]!.size > 0;
  for (let operands = 1; operands <= ways.operands; operands++) {
    let usages = 0;
    for (const usage of ways.names(operands)) {
      if (enough()) return names;
      usages++;
      for (const set of sets.allSets(usage.leaves, usage.ops)) {
        if (!space.canShrink(set)) continue;
        names.forEach((known, met) => {
          if ((usage.met & met) === met && !known.has(set)) known.set(set, usage);
        });
      }
    }
    walk.walked?.({ form: 'restricted-set-name', operands }, usages);
  }
  return names;
}

function searchRestricted(
  shop: Workshop,
  hand: Hand,
  ways: Usages,
  filters: FilterTables,
  steps: Steps,
  walk: Walk,
): boolean {
  const { space, inForce } = shop;
  const sets = filters.tables;
  const names = namesToRestrict(space, hand, ways, sets, walk);
  const every = everyWanted(hand.wanted);
  const seen = names.map(() => new Set<CardSet>());
  const tryFilter = (
    usage: FilterUsage,
    met: Met,
    removed: CardSet,
    each: readonly CardSet[] | null,
    allowed: number,
  ): boolean => {
    const mine = names[every & ~met]!;
    steps.spend(mine.size);
    for (const [set, name] of mine) {
      const left = set & ~removed;
      const choices = space.accepts(left) & allowed;
      if (choices === 0) continue;
      const filter = { tables: filters, usage, met, removed, each };
      if (walk.emit({ hand, tables: sets, name: { usage: name, set }, filter, set: left, choices })) return true;
    }
    return false;
  };
  const own = (each: readonly CardSet[]): number => ownCards(space, each);
  const tryUsage = (usage: FilterUsage, met: Met): boolean => {
    const tried = seen[met]!;
    for (const removed of inForce.noNull ? filters.single(usage) : filters.many(usage)) {
      if (tried.has(removed)) continue;
      tried.add(removed);
      const each = inForce.noNull ? [removed] : null;
      const allowed = each ? own(each) : ALL_CHOICES;
      if (allowed !== 0 && tryFilter(usage, met, removed, each, allowed)) return true;
    }
    return (
      inForce.noNull &&
      filters.eachApart(usage, own, ({ each, removed, choices }) => tryFilter(usage, met, removed, each, choices))
    );
  };
  const nameless = names[0]!.size === 0;
  if (nameless && !walk.ruledOut) return false;
  for (let operands = 2; operands <= ways.operands; operands++)
    for (let relations = 1; relations <= ways.relations && relations < operands; relations++) {
      if (nameless) {
        walk.ruledOut?.({ form: 'restrictions', relations, operands }, 'no-set-name');
        continue;
      }
      let usages = 0;
      for (const { usage, met } of ways.filters(relations, operands)) {
        usages++;
        if (tryUsage(usage, met)) return true;
      }
      walk.walked?.({ form: 'restrictions', relations, operands }, usages);
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
