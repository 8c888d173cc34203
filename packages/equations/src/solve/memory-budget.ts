import { BeyondBudget } from '../values/meter.ts';

/** Values, tables and wanted values that all searches of one question may hold together; each item is some 50 bytes. */
const MOST_ITEMS = 1_100_000;

export class MemoryBudget {
  private left = MOST_ITEMS;

  get isAmple(): boolean {
    return this.left > MOST_ITEMS / 2;
  }

  take(items: number): void {
    this.left -= items;
    if (this.left < 0) throw new BeyondBudget('more values than there is room for');
  }
}
