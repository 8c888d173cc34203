import { StoreDown } from '@forceout/host';
import type { Engine, SqlRow, SqlValue } from './engine.ts';

/** Whoever asked is answered within five seconds; this leaves time to say so. */
const ANSWER_MS = 4000;

const LIMITED = ['query', 'write', 'append', 'urgent', 'wall'] as const;

/**
 * A data base as those see it who must answer in time: what fails is a failure of storage, and what takes too long as
 * well, though it may still be done. `onDown` is told of each.
 */
export function watched(engine: Engine, onDown: (cause: StoreDown) => void, answerMs = ANSWER_MS): Engine {
  const limited = <A extends readonly unknown[], T>(name: string, run: (...args: A) => Promise<T>) => {
    return (...args: A): Promise<T> =>
      new Promise((done, fail) => {
        const down = (cause: unknown) => {
          clearTimeout(timer);
          const why = (cause as Error)?.message ?? String(cause);
          const fault = new StoreDown(`the store failed at ${name}: ${why}`, { cause });
          onDown(fault);
          fail(fault);
        };
        const timer = setTimeout(() => down(new Error(`no answer within ${answerMs} ms`)), answerMs);
        run(...args).then(value => {
          clearTimeout(timer);
          done(value);
        }, down);
      });
  };
  /** Each page has the time that an answer has; what is done with it in between is not counted. */
  async function* scan(text: string, values?: readonly SqlValue[]): AsyncGenerator<readonly SqlRow[]> {
    const pages = engine.scan(text, values)[Symbol.asyncIterator]();
    const next = limited('scan', () => pages.next());
    try {
      for (let page = await next(); !page.done; page = await next()) yield page.value;
    } finally {
      // Nobody waits for a look that does not come to its end.
      void pages.return?.().catch(() => {});
    }
  }
  const members = new Map<PropertyKey, unknown>([['scan', scan]]);
  return new Proxy(engine, {
    get(target, name) {
      if (members.has(name)) return members.get(name);
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const bound = member.bind(target) as (...args: readonly unknown[]) => Promise<unknown>;
      const given = LIMITED.some(each => each === name) ? limited(String(name), bound) : bound;
      members.set(name, given);
      return given;
    },
  });
}
