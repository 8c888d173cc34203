/** One measured figure, as `npm run bench` prints it. */
export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** As people say it: `< 20`, `>= 100000`. */
  readonly target: string;
  readonly ok: boolean;
}
