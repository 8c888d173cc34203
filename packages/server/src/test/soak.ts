import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from './crowd.ts';
import { until } from './harness.ts';
import { faultsIn } from './kill.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';

interface Sample {
  readonly heapUsed: number;
  readonly rss: number;
  readonly external: number;
  readonly handles: number;
  readonly timers: number;
  readonly loopP99Ms: number;
}

const NOTHING: Sample = { heapUsed: 0, rss: 0, external: 0, handles: 0, timers: 0, loopP99Ms: 0 };
/** Probes of the last minute, or nearly. */
const LATELY = 60;

const MEASURED = ['heapMb', 'rssMb', 'externalMb', 'handles', 'timers', 'loopP99Ms'] as const;
type Measured = (typeof MEASURED)[number] | 'logLagP50Ms' | 'logLagP95Ms';

export interface SoakReport {
  readonly minutes: number;
  readonly tables: number;
  readonly players: number;
  readonly acks: number;
  readonly samples: number;
  /** Probes to which no connection came about. */
  readonly unanswered: number;
  readonly logMb: number;
  /** Medians of the second, third and fourth quarter; the first warms up. */
  readonly quarters: Readonly<Record<Measured, readonly [number, number, number]>>;
  /** Faults it logged. */
  readonly faults: readonly string[];
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const round = (n: number): number => Math.round(n * 10) / 10;

/** One of four equal parts of a run. */
const quarter = <T>(all: readonly T[], n: number): readonly T[] =>
  all.slice(Math.floor((all.length * n) / 4), Math.floor((all.length * (n + 1)) / 4));

const byQuarter = (values: readonly number[], share = 0.5): [number, number, number] => [
  round(percentile(quarter(values, 1), share)),
  round(percentile(quarter(values, 2), share)),
  round(percentile(quarter(values, 3), share)),
];

const samplesIn = (file: string): readonly Sample[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Sample)
    : [];

/**
 * A server with many tables that play all the time, watched for what grows. What it finds is also written to `notes`, a
 * line of JSON a minute as it goes: a run that is cut short has not been for nothing.
 */
export async function soak(
  minutes: number,
  tables: number,
  seed: number,
  notes: string | null = null,
): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-soak-'));
  const probe = join(folder, 'probe.jsonl');
  const everyMs = Math.max(250, Math.min(15_000, (minutes * 60_000) / 40));
  const server = new ServerProcess(await freePort(), { folder }, { file: probe, everyMs });
  try {
    await server.start();
    const crowd = await Crowd.gather(() => [server.base], tables, Math.max(500, tables * 45), seed);
    await until(() => crowd.acknowledged > tables, 300_000);
    const { person, player } = crowd.seated[0]!;
    const end = performance.now() + minutes * 60_000;
    const lags: number[] = [];
    let unanswered = 0;
    let noted = performance.now();
    if (notes !== null) writeFileSync(notes, '');
    const note = (): void => {
      if (notes === null || performance.now() - noted < 60_000) return;
      noted = performance.now();
      const { heapUsed, rss, external, handles, timers, loopP99Ms } = samplesIn(probe).at(-1) ?? NOTHING;
      const line = {
        minute: Math.round(minutes - (end - noted) / 60_000),
        acks: crowd.acknowledged,
        heapMb: round(heapUsed / 1e6),
        rssMb: round(rss / 1e6),
        externalMb: round(external / 1e6),
        ...{ handles, timers, loopP99Ms: round(loopP99Ms) },
        logLagP50Ms: round(percentile(lags.slice(-LATELY), 0.5)),
        logMb: round(statSync(join(folder, 'forceout.db')).size / 1e6),
      };
      appendFileSync(notes, `${JSON.stringify(line)}\n`);
    };
    for (let n = 0; performance.now() < end; n++) {
      const since = performance.now();
      // Something that goes into the log and is answered when it is there for good.
      const answered = await person
        .ask('POST', `/api/tables/${player.table}/messages`, {
          t: 'phrase',
          ask: `s${n}`,
          table: player.table,
          key: `soak${n}`,
          phrase: 'thinking',
        })
        // A machine that is busy with others may not even connect; the run goes on and says so.
        .catch(() => null);
      if (answered === null) unanswered++;
      else lags.push(performance.now() - since);
      note();
      await wait(everyMs / 15);
    }
    const acks = crowd.acknowledged;
    const samples = samplesIn(probe);
    const logMb = round(statSync(join(folder, 'forceout.db')).size / 1e6);
    const of = (pick: (sample: Sample) => number) => byQuarter(samples.map(pick));
    const report: SoakReport = {
      minutes,
      tables,
      players: crowd.seated.length,
      acks,
      samples: samples.length,
      unanswered,
      logMb,
      quarters: {
        heapMb: of(s => s.heapUsed / 1e6),
        rssMb: of(s => s.rss / 1e6),
        externalMb: of(s => s.external / 1e6),
        handles: of(s => s.handles),
        timers: of(s => s.timers),
        loopP99Ms: of(s => s.loopP99Ms),
        logLagP50Ms: byQuarter(lags),
        logLagP95Ms: byQuarter(lags, 0.95),
      },
      faults: faultsIn(server.complaints),
    };
    if (notes !== null) appendFileSync(notes, `${JSON.stringify(report)}\n`);
    // What was measured is safe; now everybody is answered, and it ends in good order.
    await crowd.hush();
    crowd.leave();
    await server.end('SIGTERM');
    return { ...report, faults: faultsIn(server.complaints) };
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
