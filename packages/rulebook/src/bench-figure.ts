/** One measured figure, as `npm run bench` prints it. */
export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** As people say it: `< 20`, `>= 100000`. */
  readonly target: string;
  readonly ok: boolean;
}

/** How a bench is run. */
export interface BenchRun {
  readonly quick: boolean;
  /** 0: the mats that never change. Otherwise 300 others a group, as this number says. */
  readonly fresh: number;
}
