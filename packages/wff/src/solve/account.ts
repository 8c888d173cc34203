import type { CoverageLine } from '@forceout/table/coverage';
import { LETTERS } from '../check/cubes.ts';
import type { State } from '../check/judge.ts';
import { rulesOfLevel } from '../language/rules.ts';
import { tally, WFF_LETTERS } from './pool.ts';

type Part = CoverageLine['part'];

const WHOLE: Part = { solutions: 'all' };

/** Which cubes a Solution is laid from: after Now with none of Resources, or with one of this letter. */
export type Draw = string | null;

/** What became of the sets of so many rules that one pool of cubes was asked for. */
export interface RuleTally {
  /** Sets that no Solution needs, by the reason why. */
  readonly dropped: ReadonlyMap<string, number>;
  /** Sets that the cubes cannot pay for, and sets that they can. */
  readonly unpaid: number;
  readonly payable: number;
  /** Ways to pay for those that a limit rules out, by limit. */
  readonly limited: ReadonlyMap<string, number>;
  /** Ways to pay that no limit rules out. */
  readonly open: number;
}

/** How far the search for premises beside the open lists of one pool came. */
export interface PremisesTried {
  /** Every set of premises with fewer letters was tried with every list that took part. */
  readonly below: number;
  /** No set of premises has more letters. */
  readonly longest: number;
  /** So many lists of each number of rules took part; fewer than are open settle nothing. */
  readonly lists: ReadonlyMap<number, number>;
}

/** What is known of one pool. */
interface PoolEntry {
  /** By the number of rules; a size that nobody sorted has none. */
  readonly sorted: Map<number, RuleTally>;
  tried: PremisesTried | null;
}

/** Takes a line in pieces, so that who only counts makes none. `rules` and `kind` belong to lines of rule sets. */
type NoteLine = (
  how: CoverageLine['how'],
  by: string | null,
  what: 'sets' | 'lists' | 'premiseLetters',
  n: number,
  rules?: number,
  kind?: string,
) => void;

/**
 * The account behind a no: for each number of rules every set of them, and for what the limits leave every number of
 * letters in the premises. How many sets there are comes from the rules of the game and not from the lists, and how many
 * letters there are from the mat, so what a pass overlooks stays left. A question asked of every move makes many
 * accounts of which nobody reads more than whether anything is left, so a line is written only when it is read.
 */
export class SolveAccount {
  private readonly state: State;
  private readonly rules: number;
  private whole: CoverageLine = { part: WHOLE, how: 'left', by: null };
  private pools: ReadonlyMap<Draw, PoolEntry> | null = null;

  constructor(state: State) {
    this.state = state;
    this.rules = rulesOfLevel(state.level).length;
  }

  get covered(): readonly CoverageLine[] {
    const { pools } = this;
    if (pools === null) return [this.whole];
    const lines: CoverageLine[] = [];
    for (const [draw, pool] of pools) {
      const drawn = this.state.mode === 'now' ? { resources: draw } : {};
      this.noteAll(draw, pool, (how, by, what, n, rules, kind) => {
        const size = rules === undefined ? {} : { rules };
        const sort = kind === undefined ? {} : { kind };
        lines.push({ part: { ...drawn, ...size, [what]: n, ...sort }, how, by });
      });
    }
    return lines;
  }

  get complete(): boolean {
    if (this.pools === null) return this.whole.how !== 'left';
    let left = 0;
    const count: NoteLine = how => {
      if (how === 'left') left++;
    };
    for (const [draw, pool] of this.pools) this.noteAll(draw, pool, count);
    return left === 0;
  }

  ruleOutAll(invariant: string): void {
    this.whole = { part: WHOLE, how: 'ruled-out', by: invariant };
  }

  openRules(): void {
    this.pools = new Map(drawsOf(this.state).map(draw => [draw, { sorted: new Map(), tried: null }]));
  }

  /** The rule sets of this size were sorted; nothing is struck off unless every one of them is told. */
  sorted(draw: Draw, size: number, tally: RuleTally): void {
    let told = tally.unpaid + tally.payable;
    for (const n of tally.dropped.values()) told += n;
    if (told === choose(this.rules, size)) this.pools?.get(draw)?.sorted.set(size, tally);
  }

  /** Sets of premises were tried with open lists of this pool. */
  tried(draw: Draw, tried: PremisesTried): void {
    const pool = this.pools?.get(draw);
    if (pool) pool.tried = tried;
  }

  private noteAll(draw: Draw, { sorted, tried }: PoolEntry, note: NoteLine): void {
    const wentThrough = tried !== null && tried.below > tried.longest;
    let isOpen = false;
    for (let rules = 1; rules <= this.rules; rules++) {
      const tally = sorted.get(rules);
      if (tally === undefined) {
        note('left', null, 'sets', choose(this.rules, rules), rules);
        continue;
      }
      for (const [by, sets] of tally.dropped) note('ruled-out', by, 'sets', sets, rules, by);
      if (tally.unpaid > 0) note('ruled-out', 'unpaid', 'sets', tally.unpaid, rules, 'unpaid');
      for (const [by, lists] of tally.limited) note('ruled-out', by, 'lists', lists, rules, by);
      const { open } = tally;
      if (open === 0) continue;
      isOpen = true;
      if (wentThrough && tried.lists.get(rules) === open) note('searched', 'premises', 'lists', open, rules, 'open');
      else note('left', null, 'lists', open, rules, 'open');
    }
    if (!isOpen) return;
    const { below, longest } = tried ?? { below: 0, longest: Number.POSITIVE_INFINITY };
    const most = this.mostLetters(draw);
    for (let letters = this.state.readings.emptyPremises ? 0 : 1; letters <= most; letters++)
      if (letters < below) note('searched', 'premises', 'premiseLetters', letters);
      else if (letters > longest) note('ruled-out', 'longest-premises', 'premiseLetters', letters);
      else note('left', null, 'premiseLetters', letters);
  }

  private mostLetters(draw: Draw): number {
    const { mat, mode } = this.state;
    const all = mode === 'impossible' || mode === 'stop' ? mat.resources : (draw ?? '');
    const letters = tally(mat.required + mat.permitted + all);
    return WFF_LETTERS.reduce((sum, letter) => sum + letters[letter]!, 0);
  }
}

const drawsOf = ({ mat, mode }: State): readonly Draw[] =>
  mode === 'now' ? [null, ...LETTERS.filter(letter => mat.resources.includes(letter))] : [null];

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
