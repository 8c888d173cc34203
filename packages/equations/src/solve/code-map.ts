const MOST_SLOTS = 1 << 22;
/** Small maps stay maps: most searches end before an array of all codes would pay. */
const FEW = 300;

/** A map from codes below a known bound; once there are many, an array of places where the bound is small enough. */
export class CodeMap<T> {
  private places: Int32Array | null = null;
  private readonly items: T[] = [];
  private readonly few = new Map<number, T>();

  constructor(private readonly bound: number) {}

  get(code: number): T | undefined {
    if (this.places === null) return this.few.get(code);
    const place = this.places[code]!;
    return place === 0 ? undefined : this.items[place - 1];
  }

  set(code: number, item: T): void {
    if (this.places !== null) this.places[code] = this.items.push(item);
    else {
      this.few.set(code, item);
      if (this.few.size === Math.max(FEW, this.bound >> 8) && this.bound <= MOST_SLOTS) this.spread();
    }
  }

  /** Forgets what is not as it should be. */
  keep(good: (item: T, code: number) => boolean): void {
    for (const [code, item] of this.few) if (!good(item, code)) this.few.delete(code);
    if (this.places === null) return;
    for (let code = 0; code < this.places.length; code++) {
      const place = this.places[code]!;
      if (place !== 0 && !good(this.items[place - 1]!, code)) this.places[code] = 0;
    }
  }

  private spread(): void {
    this.places = new Int32Array(this.bound);
    for (const [code, item] of this.few) this.places[code] = this.items.push(item);
    this.few.clear();
  }
}
