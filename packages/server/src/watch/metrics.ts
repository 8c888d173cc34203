/** Figures for Prometheus, in its text format. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #about = new Map<string, string>();
  readonly #histograms = new Map<string, { counts: number[]; sum: number; count: number }>();

  static readonly BUCKETS = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500] as const;

  describe(name: string, about: string): void {
    this.#about.set(name, about);
  }

  count(name: string, label: Readonly<Record<string, string>> = {}): void {
    const key = series(name, label);
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + 1);
  }

  gauge(name: string, about: string, read: () => number): void {
    this.describe(name, about);
    this.#gauges.set(name, read);
  }

  observe(name: string, ms: number): void {
    let histogram = this.#histograms.get(name);
    if (histogram === undefined) {
      histogram = { counts: Metrics.BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#histograms.set(name, histogram);
    }
    histogram.sum += ms;
    histogram.count++;
    const bucket = Metrics.BUCKETS.findIndex(most => ms <= most);
    if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, kind: string) => {
      const about = this.#about.get(name);
      if (about !== undefined) lines.push(`# HELP ${name} ${about}`);
      lines.push(`# TYPE ${name} ${kind}`);
    };
    let last = '';
    for (const [key, value] of [...this.#counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = key.replace(/\{.*/s, '');
      if (name !== last) head((last = name), 'counter');
      lines.push(`${key} ${value}`);
    }
    for (const [name, read] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`${name} ${read()}`);
    }
    for (const [name, { counts, sum, count }] of this.#histograms) {
      head(name, 'histogram');
      let total = 0;
      for (const [i, most] of Metrics.BUCKETS.entries())
        lines.push(`${name}_bucket{le="${most}"} ${(total += counts[i] ?? 0)}`);
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

const series = (name: string, label: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(label).map(([key, value]) => `${key}="${value.replace(/[^\w-]/g, '_').slice(0, 40)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
};
