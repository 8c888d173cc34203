import type { Json } from './game.ts';

/** One part of what has to be looked at before anybody may say that there is no Solution. */
export interface CoverageLine {
  /** Which part it is, as plain data: a size, a number of digits, a Goal value, a reading, a list of rules. */
  readonly part: Readonly<Record<string, Json>>;
  readonly how: 'searched' | 'ruled-out' | 'left';
  /** The pass that went through it, or the invariant that rules it out; null where it is left. */
  readonly by: string | null;
}

/** The only ground for a "no". An account without a line covers nothing. */
export const coversEverything = (covered: readonly CoverageLine[]): boolean =>
  covered.length > 0 && covered.every(line => line.how !== 'left');

/**
 * Every part is entered as left before the search begins and struck off by the pass or the invariant that settled it.
 * A pass that found nothing to do strikes off nothing, so it cannot stand for a pass that was done.
 */
export class CoverageAccount {
  private readonly lines = new Map<string, CoverageLine>();

  /** Enters a part that has to be settled. */
  open(part: CoverageLine['part']): void {
    const key = JSON.stringify(part);
    if (!this.lines.has(key)) this.lines.set(key, { part, how: 'left', by: null });
  }

  isLeft(part: CoverageLine['part']): boolean {
    return this.lines.get(JSON.stringify(part))?.how === 'left';
  }

  /** Puts finer parts, which together make the whole of it, in the place of one that is still left. */
  split(part: CoverageLine['part'], finer: readonly CoverageLine['part'][]): void {
    const key = JSON.stringify(part);
    if (!this.isLeft(part)) throw new Error(`only a part that is left can be split: ${key}`);
    if (finer.length === 0) throw new Error(`a part cannot be split into nothing: ${key}`);
    this.lines.delete(key);
    for (const one of finer) this.open(one);
  }

  searched(part: CoverageLine['part'], pass: string): void {
    this.settle({ part, how: 'searched', by: pass });
  }

  ruledOut(part: CoverageLine['part'], invariant: string): void {
    this.settle({ part, how: 'ruled-out', by: invariant });
  }

  get covered(): readonly CoverageLine[] {
    return [...this.lines.values()];
  }

  get complete(): boolean {
    return coversEverything(this.covered);
  }

  private settle(line: CoverageLine): void {
    const key = JSON.stringify(line.part);
    const known = this.lines.get(key);
    if (known === undefined) throw new Error(`a part that was never opened cannot be settled: ${key}`);
    if (known.how === 'left') this.lines.set(key, line);
  }
}

/** The account as an answer of the protocol carries it. */
export const coverageToJson = (covered: readonly CoverageLine[]): Json =>
  covered.map(({ part, how, by }) => ({ part, how, by }));
