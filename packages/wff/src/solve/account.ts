import { CoverageAccount, type CoverageLine } from '@forceout/table/coverage';
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
  /** Sets that no Solution needs, by the reason why, and sets that the cubes cannot pay for. */
  readonly sets: ReadonlyMap<string, number>;
  /** Sets that can be paid for. */
  readonly payable: number;
  /** Ways to pay for those that a limit rules out, by limit. */
  readonly limited: ReadonlyMap<string, number>;
  /** Ways to pay that no limit rules out. */
  readonly open: number;
}

/**
 * The account behind a no: for each number of rules every set of them, and for what the limits leave every number of
 * letters in the premises. How many sets there are comes from the rules of the game and not from the lists, and how many
 * letters there are from the mat, so what a pass overlooks stays left.
 */
export class SolveAccount {
  private readonly account = new CoverageAccount();
  private readonly state: State;
  private readonly rules: number;

  constructor(state: State) {
    this.state = state;
    this.rules = rulesOfLevel(state.level).length;
    this.account.open(WHOLE);
  }

  get covered(): readonly CoverageLine[] {
    return this.account.covered;
  }

  get complete(): boolean {
    return this.account.complete;
  }

  ruleOutAll(invariant: string): void {
    this.account.ruledOut(WHOLE, invariant);
  }

  openRules(): void {
    this.account.split(
      WHOLE,
      drawsOf(this.state).flatMap(draw => Array.from({ length: this.rules }, (_, i) => this.rulesPart(draw, i + 1))),
    );
  }

  /** The rule sets of this size were sorted; nothing is struck off unless every one of them is told. */
  sorted(draw: Draw, size: number, { sets, payable, limited, open }: RuleTally): void {
    const told = [...sets.values()].reduce((sum, n) => sum + n, payable);
    const whole = this.rulesPart(draw, size);
    if (told !== whole.sets) return;
    const base = { ...this.drawn(draw), rules: size };
    const closed = [
      ...[...sets].map(([by, n]) => ({ part: { ...base, sets: n, kind: by }, by })),
      ...[...limited].map(([by, n]) => ({ part: { ...base, lists: n, kind: by }, by })),
    ];
    const left = open > 0 ? [this.openPart(draw, size, open)] : [];
    this.account.split(whole, [...closed.map(({ part }) => part), ...left]);
    for (const { part, by } of closed) this.account.ruledOut(part, by);
  }

  /** Lists every number of letters that the premises beside the open lists could have. */
  openPremises(draw: Draw): void {
    for (let letters = this.state.readings.emptyPremises ? 0 : 1; letters <= this.mostLetters(draw); letters++)
      this.account.open(this.premisesPart(draw, letters));
  }

  /** Every set of premises with so many letters was tried with every open list. */
  tried(draw: Draw, letters: number): void {
    this.account.searched(this.premisesPart(draw, letters), 'premises');
  }

  /** No set of premises has more letters than this. */
  longest(draw: Draw, letters: number): void {
    for (let more = letters + 1; more <= this.mostLetters(draw); more++)
      this.account.ruledOut(this.premisesPart(draw, more), 'longest-premises');
  }

  /** So many lists of this many rules took part in the search for premises; fewer than are open settle nothing. */
  searchedWith(draw: Draw, size: number, lists: number): void {
    const part = this.openPart(draw, size, lists);
    if (this.account.isLeft(part)) this.account.searched(part, 'premises');
  }

  private drawn(draw: Draw): Part {
    return this.state.mode === 'now' ? { resources: draw } : {};
  }

  private rulesPart(draw: Draw, size: number): Part & { readonly sets: number } {
    return { ...this.drawn(draw), rules: size, sets: choose(this.rules, size) };
  }

  private openPart(draw: Draw, size: number, lists: number): Part {
    return { ...this.drawn(draw), rules: size, lists, kind: 'open' };
  }

  private premisesPart(draw: Draw, letters: number): Part {
    return { ...this.drawn(draw), premiseLetters: letters };
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

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
