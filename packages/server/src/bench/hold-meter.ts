import { readFileSync } from 'node:fs';

const STAT = `/proc/self/task/${process.pid}/schedstat`;

/** Time that the main thread has worked, in milliseconds; where the system does not tell, time that has passed. */
function worked(): number {
  try {
    return Number.parseInt(readFileSync(STAT, 'utf8'), 10) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * How long the main thread holds on to one turn of its event loop: so long nobody else is served. Counted is time of its
 * own work, so that others on the machine do not matter; the system counts it by its tick of some milliseconds.
 */
export class HoldMeter {
  #longest = 0;
  #running = false;

  begin(): void {
    this.#longest = 0;
    if (this.#running) return;
    this.#running = true;
    let [wall, cpu] = [performance.now(), worked()];
    const look = (): void => {
      const [wallNow, cpuNow] = [performance.now(), worked()];
      this.#longest = Math.max(this.#longest, Math.min(wallNow - wall, cpuNow - cpu));
      [wall, cpu] = [wallNow, cpuNow];
      if (this.#running) setImmediate(look);
    };
    setImmediate(look);
  }

  end(): number {
    this.#running = false;
    return this.#longest;
  }
}
