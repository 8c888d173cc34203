const MOST_SLOTS = 1 << 22;

/** A map from codes below a known bound; an array of places where that is small enough. */
export class CodeMap<T> {
  private readonly places: Int32Array | null;
  private readonly items: T[] = [];
  private readonly rest = new Map<number, T>();

  constructor(bound: number) {
    this.places = bound <= MOST_SLOTS ? new Int32Array(bound) : null;
  }

  get(code: number): T | undefined {
    if (this.places === null) return this.rest.get(code);
    const place = this.places[code]!;
    return place === 0 ? undefined : this.items[place - 1];
  }

  set(code: number, item: T): void {
    if (this.places === null) this.rest.set(code, item);
    else this.places[code] = this.items.push(item);
  }
}
