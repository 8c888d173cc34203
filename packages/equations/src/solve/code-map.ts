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

  private spread(): void {
    this.places = new Int32Array(this.bound);
    for (const [code, item] of this.few) this.places[code] = this.items.push(item);
    this.few.clear();
  }
}
