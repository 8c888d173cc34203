import type { CoverageLine, Json } from '@forceout/table';
import type { GoalCase } from './goal.ts';

/** Who goes through a part of the space. */
export type Pass =
  | 'choices'
  | 'tables'
  | 'meeting'
  | 'enclosed-tables'
  | 'enclosed-meeting'
  | 'list'
  | 'chains'
  | 'towers';

const PASSES: readonly Pass[] = [
  'choices',
  'tables',
  'meeting',
  'enclosed-tables',
  'enclosed-meeting',
  'list',
  'chains',
  'towers',
];
const LEFT = 0;

/**
 * The account of one case of the Goal: every Solution has some number of cubes and some number of digits, so the space is
 * entered as left by cubes and digits before the search begins. A pass strikes off what it really went through. Where an
 * operation may be used without end there are Solutions beyond those numbers as well, which is a part of its own.
 */
export class CaseAccount {
  /** By cubes and digits: 0 while it is left, else 1 more than the place of the pass. */
  private readonly cells: Uint8Array;
  private readonly width: number;
  private left: number;
  private beyond: Pass | null = null;

  constructor(
    private readonly goal: Pick<GoalCase, 'wild' | 'factorials'>,
    private readonly texts: readonly string[],
    readonly largest: number,
    readonly mostDigits: number,
    private readonly isEndless: boolean,
  ) {
    this.width = mostDigits + 1;
    this.cells = new Uint8Array((largest + 1) * this.width);
    this.left = Math.max(0, largest - 1) * mostDigits + (isEndless ? 1 : 0);
  }

  isLeft(size: number, digits: number): boolean {
    return (
      size >= 2 && size <= this.largest && digits >= 1 && digits <= this.mostDigits && this.at(size, digits) === LEFT
    );
  }

  /** Is something left of that many cubes and at least so many digits? */
  isLeftFrom(size: number, digits: number): boolean {
    for (let d = Math.max(1, digits); d <= this.mostDigits; d++) if (this.isLeft(size, d)) return true;
    return false;
  }

  strike(size: number, digits: number, pass: Pass): void {
    if (!this.isLeft(size, digits)) return;
    this.cells[size * this.width + digits] = 1 + PASSES.indexOf(pass);
    this.left--;
  }

  /** A pass that goes through everything at once, whatever the number of cubes. */
  strikeAll(pass: Pass): void {
    for (let size = 2; size <= this.largest; size++)
      for (let digits = 1; digits <= this.mostDigits; digits++) this.strike(size, digits, pass);
    this.strikeBeyond(pass);
  }

  /** A pass that goes through what repeats without end. */
  strikeBeyond(pass: Pass): void {
    if (!this.isLeftBeyond) return;
    this.beyond = pass;
    this.left--;
  }

  /** Is everything else struck off? */
  get isLeftBeyondAlone(): boolean {
    return this.isLeftBeyond && this.left === 1;
  }

  get isLeftBeyond(): boolean {
    return this.isEndless && this.beyond === null;
  }

  get isCovered(): boolean {
    return this.left === 0;
  }

  private at(size: number, digits: number): number {
    return this.cells[size * this.width + digits]!;
  }

  /** Neighbours settled alike are one line. */
  get lines(): readonly CoverageLine[] {
    const part = partOf(this.goal, this.texts);
    const out: CoverageLine[] = [];
    for (let digits = 1; digits <= this.mostDigits; digits++) {
      let last = digits;
      while (last < this.mostDigits && this.isSameRow(digits, last + 1)) last++;
      for (let size = 2; size <= this.largest; ) {
        const ground = this.at(size, digits);
        let end = size;
        while (end < this.largest && this.at(end + 1, digits) === ground) end++;
        out.push(lineOf({ ...part, cubes: [size, end], digits: [digits, last] }, ground));
        size = end + 1;
      }
      digits = last;
    }
    if (this.isEndless)
      out.push(lineOf({ ...part, cubes: 'more' }, this.beyond ? 1 + PASSES.indexOf(this.beyond) : LEFT));
    if (out.length === 0) out.push({ part: { ...part, digits: 0 }, how: 'ruled-out', by: 'no-digits' });
    return out;
  }

  private isSameRow(a: number, b: number): boolean {
    for (let size = 2; size <= this.largest; size++) if (this.at(size, a) !== this.at(size, b)) return false;
    return true;
  }
}

const lineOf = (part: CoverageLine['part'], ground: number): CoverageLine =>
  ground === LEFT ? { part, how: 'left', by: null } : { part, how: 'searched', by: PASSES[ground - 1]! };

/** Which readings of the Goal a line speaks of. */
export const partOf = (
  { wild, factorials }: Pick<GoalCase, 'wild' | 'factorials'>,
  goals: readonly string[],
): Readonly<Record<string, Json>> => ({
  goals: [...goals],
  ...(wild === null ? {} : { wild: `${wild.face}=${wild.symbol}` }),
  ...(factorials === 0 ? {} : { factorials }),
});
