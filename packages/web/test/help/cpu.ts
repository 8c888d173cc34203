import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The longest task of the page's main thread while something is done, in milliseconds of its own processor time: what
 * else runs on the machine does not count. A processor that is four times slower takes four times as long.
 */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents: events } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mains = new Set(
    events.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e => threadOf(e)),
  );
  const tasks = events.filter(e => e.name === 'RunTask' && e.ph === 'X' && mains.has(threadOf(e)));
  if (!tasks.some(task => (task.tdur ?? 0) > 0)) throw new Error('the browser does not tell how long its tasks take');
  return Math.max(...tasks.map(task => (task.tdur ?? 0) / 1000));
}
