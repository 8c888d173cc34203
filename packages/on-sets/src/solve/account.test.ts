import { newestEdition } from '@forceout/rulebook';
import { seededRandom } from '@forceout/rulebook/seeded';
import { type CoverageLine, coversEverything } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { printSetName } from '../language/print.ts';
import { legalGoalValues, NONE_IN_FORCE, type OnSetsPosition } from '../position.ts';
import { smallPosition } from '../random.ts';
import { Steps, unmetered } from '../values/steps.ts';
import { typeOfCard } from '../values/universe.ts';
import { SolveAccount } from './account.ts';
import { cardSetsOf } from './collector.ts';
import { cardKey, type ReferenceSolution, referenceSolve } from './reference-solver.test-help.ts';
import { searchHand } from './search.ts';
import { type Search, solve, solveWith, sortHands, strikeHands, strikes, workshopFor } from './solve.ts';
import { BLANK_BIT } from './space.ts';
import { EVERYTHING } from './tables.ts';

const UNLIMITED = { steps: Number.POSITIVE_INFINITY };

const doubleOf = ({ inForce: { doubleSet } }: OnSetsPosition): string | null =>
  doubleSet ? printSetName(doubleSet.name).replaceAll(' ', '') : null;

/** The whole account of a position, Solutions or not, and the card sets that the walk came across. */
function wholeAccount(position: OnSetsPosition): { covered: readonly CoverageLine[]; found: ReadonlySet<string> } {
  const account = new SolveAccount(position);
  const shop = workshopFor(position, unmetered());
  const hands = sortHands(position, shop.space);
  const found = new Set<string>();
  strikeHands(account, hands);
  for (const hand of hands.open) {
    account.openForms(hand);
    searchHand(shop, hand, EVERYTHING, unmetered(), {
      emit: one => {
        for (const { cards } of cardSetsOf(one, shop.space)) found.add(namesOf(position, cards, shop.space.blankWild));
        return false;
      },
      ...strikes(account, hand),
    });
  }
  return { covered: account.covered, found };
}

function namesOf({ cards }: OnSetsPosition, set: number, blankWild: boolean): string {
  const bit = (card: string, i: number): number =>
    blankWild ? (card === 'blank' ? BLANK_BIT : 1 << typeOfCard(card)) : 1 << i;
  return cardKey(cards.filter((card, i) => set & bit(card, i)));
}

/** Does this Solution, which knows nothing of the account, belong to this line? */
function belongs(line: CoverageLine, one: ReferenceSolution): boolean {
  const { resources, wild, form, operands, relations } = line.part;
  if (resources !== undefined && one.extra !== null && one.extra !== resources) return false;
  if (wild !== undefined && one.wildAs !== wild) return false;
  if (form === 'set-name') return one.relations === 0 && one.nameOperands === operands;
  if (form === 'restricted-set-name') return one.relations > 0 && one.nameOperands === operands;
  if (form === 'restrictions') return one.relations === relations && one.restrictionOperands === operands;
  return true;
}

describe('the account behind a no', () => {
  it('[onsets V-A-1] a text-level brute force confirms each line: what is ruled out has no Solution, what was searched hid none', () => {
    const roll = seededRandom(260717);
    const lines = new Map<string, number>();
    for (let i = 0; i < 900; i++) {
      const small = i % 3 === 0 ? smallPosition(roll, 6, 6, 0.3) : smallPosition(roll, 5, 6);
      const position = { ...small, inForce: { ...small.inForce, twoSolutions: false } };
      if (legalGoalValues(position).length === 0) continue;
      const solutions: ReferenceSolution[] = [];
      referenceSolve(position, doubleOf(position), legalGoalValues(position), one => solutions.push(one));
      const { covered, found } = wholeAccount(position);
      const where =
        JSON.stringify(position.mat) + JSON.stringify({ ...position.inForce, doubleSet: doubleOf(position) });
      expect(coversEverything(covered), where).toBe(true);
      for (const one of solutions) {
        const mine = covered.filter(line => belongs(line, one));
        expect(mine.length, `${where} ${JSON.stringify(one)}`).toBeGreaterThan(0);
        for (const line of mine) expect(line, `${where} ${JSON.stringify(one)}`).toMatchObject({ how: 'searched' });
        expect(found, where).toContain(one.cards);
      }
      for (const line of covered) lines.set(line.by ?? 'left', (lines.get(line.by ?? 'left') ?? 0) + 1);
    }
    for (const by of [
      'set-names',
      'restrictions',
      'card-classes',
      'required-cube',
      'restriction-required',
      'no-set-name',
      'required-operands',
      'required-signs',
      'required-relations',
      'signs-missing',
      'two-operations',
    ])
      expect(lines.get(by) ?? 0, by).toBeGreaterThan(5);
  });

  /** Positions whose no needs the search. */
  function* searched(seed: number, count: number): Generator<OnSetsPosition> {
    const roll = seededRandom(seed);
    for (let found = 0, tries = 0; found < count; tries++) {
      if (tries > 4000) throw new Error('hardly any mat is decided with no by the search any more');
      const position = smallPosition(roll, 6, 6, 0.25);
      const decision = solve(position, UNLIMITED);
      if (decision.exists !== false || !decision.covered.some(line => line.how === 'searched')) continue;
      found++;
      yield position;
    }
  }

  const asked = (position: OnSetsPosition, search: Search) =>
    solveWith(position, new Steps(UNLIMITED), undefined, search).exists;

  it('[onsets V-A-1] a pass that is skipped, or that skips one size, turns a no into undecided', () => {
    const kinds = new Set<string>();
    for (const position of searched(99, 60)) {
      const decision = solve(position, UNLIMITED);
      if (decision.exists !== false) throw new Error('no longer a no');
      expect(asked(position, () => false)).toBeNull();
      for (const { part, how } of decision.covered) {
        if (how !== 'searched') continue;
        kinds.add(String(part.form));
        const same = (form: object): boolean => Object.entries(form).every(([key, value]) => part[key] === value);
        const skipping: Search = (shop, hand, look, steps, walk) =>
          searchHand(shop, hand, look, steps, {
            ...walk,
            walked: (form, usages) => (same(form) ? undefined : walk.walked?.(form, usages)),
          });
        expect(asked(position, skipping), JSON.stringify(part)).toBeNull();
        const idle: Search = (shop, hand, look, steps, walk) =>
          searchHand(shop, hand, look, steps, {
            ...walk,
            walked: (form, usages) => walk.walked?.(form, same(form) ? 0 : usages),
          });
        expect(asked(position, idle), JSON.stringify(part)).toBeNull();
      }
    }
    expect([...kinds].sort()).toEqual(['restricted-set-name', 'restrictions', 'set-name']);
  });

  it('[onsets V-A-1] an invariant that is not told leaves its part open', () => {
    let told = 0;
    for (const position of searched(98, 40)) {
      const silent: Search = (shop, hand, look, steps, walk) =>
        searchHand(shop, hand, look, steps, { emit: walk.emit, ...(walk.walked ? { walked: walk.walked } : {}) });
      const decision = solve(position, UNLIMITED);
      if (decision.exists !== false) throw new Error('no longer a no');
      const needed = decision.covered.some(({ by }) => by === 'restriction-required' || by === 'no-set-name');
      if (needed) told++;
      expect(asked(position, silent)).toBe(needed ? null : false);
    }
    expect(told).toBeGreaterThan(5);
  });

  it('[onsets V-A-1] Restrictions side by side are tried where no chain will do', () => {
    const position: OnSetsPosition = {
      edition: newestEdition('on-sets'),
      division: 'middle',
      restrictions: true,
      cards: ['B', 'G', 'BR', 'GY', 'blank'],
      mat: { required: ['=', '='], permitted: ['B', 'R', 'G', 'Y', 'V'], forbidden: [], resources: [] },
      goal: { layout: 'single', digits: [{ d: 3, up: true }] },
      mode: 'forceout',
      inForce: NONE_IN_FORCE,
    };
    const found: ReferenceSolution[] = [];
    referenceSolve(position, null, [3], one => found.push(one));
    expect(new Set(found.map(one => one.restrictionOperands))).toEqual(new Set([4]));
    expect(solve(position, UNLIMITED)).toMatchObject({ exists: true, witness: [{ setName: 'V' }] });
    const apart = { ...position, inForce: { ...NONE_IN_FORCE, noNull: true } };
    expect(solve(apart, UNLIMITED)).toMatchObject({ exists: true });
  });

  it('[onsets V-A-1] a hand that nobody deals stays left', () => {
    const roll = seededRandom(97);
    for (let i = 0; i < 200; i++) {
      const position = smallPosition(roll, 5, 6);
      const shop = workshopFor(position, unmetered());
      const hands = sortHands(position, shop.space);
      const all = [...hands.open, ...hands.ruledOut.map(({ hand }) => hand)];
      const account = new SolveAccount(position);
      account.openHands();
      for (const hand of all) {
        expect(account.complete).toBe(false);
        account.ruleOutHand(hand, 'test');
      }
      expect(account.complete).toBe(true);
    }
  });

  it('too few steps leave lines open, and say which', () => {
    for (const position of searched(96, 20)) {
      const { exists, ...rest } = solve(position, { steps: 3 });
      expect(exists).toBeNull();
      expect((rest as { covered: readonly CoverageLine[] }).covered.some(line => line.how === 'left')).toBe(true);
    }
  });
});
