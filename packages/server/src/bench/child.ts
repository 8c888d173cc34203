import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../built-file.ts';
import type { Order, SeatedTable, Usage, WorkerReport } from './order.ts';

/** A process that serves, so that its work is not the clients'. */
export class BenchChild {
  private constructor(
    readonly process: ChildProcess,
    readonly port: number,
  ) {}

  static async start(script: 'serve' | 'echo', ...args: readonly string[]): Promise<BenchChild> {
    const file = fileURLToPath(builtFile(`bench/${script}.js`));
    const child = fork(file, [...args], { execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return new BenchChild(child, (await heard(child, 'port')).port);
  }

  #ask<T extends WorkerReport['told']>(order: Order, told: T): Promise<Extract<WorkerReport, { told: T }>> {
    const answer = heard(this.process, told);
    this.process.send(order);
    return answer;
  }

  async seat(tables: number, seats: number): Promise<readonly SeatedTable[]> {
    return (await this.#ask({ do: 'seat', tables, seats }, 'seated')).tables;
  }

  async open(tables: number): Promise<void> {
    await this.#ask({ do: 'open', tables }, 'opened');
  }

  /** How long the server held on to one turn of its event loop while something was done. */
  async held(during: () => Promise<void>): Promise<number> {
    await this.#ask({ do: 'hold-begin' }, 'held');
    await during();
    return (await this.#ask({ do: 'hold-end' }, 'held')).ms;
  }

  async usage(weigh = false): Promise<Usage> {
    return (await this.#ask({ do: 'usage', weigh }, 'usage')).usage;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    await new Promise<void>(done => {
      this.process.on('close', () => done());
      this.process.kill(signal);
    });
  }
}

const heard = <T extends WorkerReport['told']>(
  child: ChildProcess,
  told: T,
): Promise<Extract<WorkerReport, { told: T }>> =>
  new Promise((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`the bench's server ended with ${code}`));
    const listen = (message: WorkerReport) => {
      if (message.told !== told) return;
      child.off('message', listen);
      child.off('exit', ended);
      done(message as Extract<WorkerReport, { told: T }>);
    };
    child.on('message', listen);
    child.on('exit', ended);
  });
