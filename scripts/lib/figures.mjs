const TIMES = { ms: 1, s: 1000, 'µs/act': 0.001, µs: 0.001, 'ms/client': 1 };

/** What of a name is only told along, such as how many shakes a match had. */
const keyOf = name => name.replace(/ \([^)]*\)$/, '');

const middle = values => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/**
 * A time as a multiple of the fixed work, a rate as so many in the time of that work; the size of a bundle is compared as
 * it is; other figures (memory, shares) have no ratio. `less` tells whether less is better.
 */
function ratioOf({ name, value, unit, calibration }) {
  if (name.startsWith('bundles:') && unit === 'KB') return { ratio: value, less: true };
  if (unit in TIMES) return { ratio: (value * TIMES[unit]) / calibration, less: true };
  if (unit.endsWith('/s')) return { ratio: (value * calibration) / 1000, less: false };
  return null;
}

/** Several rounds of the same figures put together: the middle of each. */
export function middleOf(rounds) {
  const names = new Map(rounds.flat().map(figure => [keyOf(figure.name), figure]));
  return [...names].map(([key, last]) => {
    const same = rounds.flatMap(round => round.filter(figure => keyOf(figure.name) === key));
    const ratios = same.map(ratioOf);
    return {
      name: key,
      value: middle(same.map(figure => figure.value)),
      unit: last.unit,
      target: last.target,
      ok: same.filter(figure => figure.ok).length * 2 > same.length,
      ...(ratios[0] && { ratio: middle(ratios.map(({ ratio }) => ratio)), less: ratios[0].less }),
    };
  });
}

/** How much worse `now` is than `then`, 0.1 for a tenth; less than nothing where it is better, null without ratios. */
export function worseBy(then, now) {
  if (then?.ratio === undefined || now?.ratio === undefined) return null;
  return now.less ? now.ratio / then.ratio - 1 : then.ratio / now.ratio - 1;
}

/**
 * The slowest of a few thousand, what takes less than a tick of the clock, and what clients and server of one machine take
 * by the clock on the wall say more of the machine than of us.
 */
export const isSteady = ({ name, value, unit }) =>
  !/\b(?:max|p99|p99\.9|fsync|act to all seats|reconnect storm|recovered after|at \d+ tables)\b/.test(name) &&
  // Of thirty mats the third slowest.
  !/^solver: .* p90$/.test(name) &&
  !(unit === 'ms' && value < 0.05);

/** Names of figures whose ratio has grown by more than `most`, and of those that are measured no longer. */
export function fallenBehind(then, now, most) {
  const before = new Map(then.map(figure => [figure.name, figure]));
  const measured = new Set(now.map(({ name }) => name));
  return {
    worse: now.filter(each => isSteady(each) && worseBy(before.get(each.name), each) > most).map(({ name }) => name),
    gone: then.filter(({ name, ratio }) => ratio !== undefined && !measured.has(name)).map(({ name }) => name),
  };
}

const short = value => Number(value.toPrecision(4)).toLocaleString('en');

/** A figure as one line. */
export const lineOf = ({ name, value, unit, target, ok }) =>
  `  ${ok ? '✓' : '✗'} ${name}: ${short(value)} ${unit} (target ${target})`;

const columns = rows => {
  const widths = rows[0].map((_, n) => Math.max(...rows.map(row => row[n].length)));
  return rows.map(row => `  ${row.map((cell, n) => cell.padEnd(widths[n])).join('  ')}`.trimEnd());
};

/** The figures as one table; beside those of before where there are any. */
export function tableOf(figures, before = null) {
  const then = new Map((before ?? []).map(figure => [figure.name, figure]));
  const head = ['', 'figure', 'value', 'target', 'ratio', ...(before ? ['before', 'ratio', 'worse by'] : [])];
  const rows = figures.map(figure => {
    const old = then.get(figure.name);
    const worse = worseBy(old, figure);
    const ratio = at => (at?.ratio === undefined ? '' : at.ratio.toPrecision(3));
    return [
      figure.ok ? '✓' : '✗',
      figure.name,
      `${short(figure.value)} ${figure.unit}`,
      figure.target,
      ratio(figure),
      ...(before
        ? [
            old ? `${short(old.value)} ${old.unit}` : '',
            ratio(old),
            worse === null ? '' : `${worse > 0 ? '+' : ''}${(100 * worse).toFixed(0)} %`,
          ]
        : []),
    ];
  });
  return columns([head, ...rows]);
}
