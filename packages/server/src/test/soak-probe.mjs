import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server that is watched for hours: what it holds, measured after everything unused was collected.
const file = process.env.FORCEOUT_TEST_PROBE;
if (file && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(
    () => {
      const loopP99Ms = Math.round(delay.percentile(99) / 1e5) / 10;
      collect();
      const { heapUsed, rss, external } = process.memoryUsage();
      const active = process.getActiveResourcesInfo();
      const timers = active.filter(kind => kind === 'Timeout').length;
      const line = { heapUsed, rss, external, handles: active.length - timers, timers, loopP99Ms };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
      delay.reset();
    },
    Number(process.env.FORCEOUT_TEST_PROBE_MS ?? 15_000),
  ).unref();
}
