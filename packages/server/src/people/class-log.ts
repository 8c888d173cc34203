import type { StreamStore } from '@forceout/host';
import type { Did, SetWork, Work } from '@forceout/wire';
import { dropOldest } from '../drop-oldest.ts';
import { newId } from './secrets.ts';

/** What is written in the stream of a class. Pupils stand in it as keys; their names are nowhere in it. */
export type ClassEntry =
  | { readonly event: 'work-set'; readonly id: string; readonly work: Work }
  | {
      readonly event: 'work-changed';
      readonly id: string;
      readonly due?: number | undefined;
      readonly closed?: boolean | undefined;
    }
  | ({ readonly event: 'did'; readonly pupil: string } & Did)
  | {
      readonly event: 'tables-started';
      readonly tables: readonly string[];
      /** The ladder or round robin they are a round of. */
      readonly work?: string | undefined;
    };

export interface Tally {
  readonly n: number;
  readonly right: number;
}

/** How a theme goes in the class, and the last puzzle that somebody got wrong. */
export interface ThemeTally {
  readonly game: Did['game'];
  readonly theme: string;
  readonly puzzle: string | null;
  readonly pupils: Readonly<Record<string, Tally>>;
}

export interface ClassState {
  readonly seq: number;
  readonly work: readonly (SetWork & {
    readonly done: Readonly<Record<string, Tally>>;
    /** Rounds of a ladder or round robin that were seated. */
    readonly rounds: number;
  })[];
  readonly themes: Readonly<Record<string, ThemeTally>>;
  /** Lessons that were taken for a piece of work: each counts once for a pupil. */
  readonly lessons: Readonly<Record<string, true>>;
}

export const NO_CLASS_WORK: ClassState = { seq: 0, work: [], themes: {}, lessons: {} };

const NOTHING: Tally = { n: 0, right: 0 };
const counted = (tally: Tally = NOTHING, right: boolean): Tally => ({
  n: tally.n + 1,
  right: tally.right + (right ? 1 : 0),
});

const KIND_OF = { puzzle: 'puzzles', lesson: 'lesson', bot: 'bot' } as const;

/** Work counts what it asked for, between the day it was set and the day it is due. */
const counts = (work: SetWork, did: Did, at: number): boolean =>
  !work.closed &&
  at <= work.due &&
  work.kind === KIND_OF[did.kind] &&
  work.game === did.game &&
  (work.kind === 'bot'
    ? work.level === null || work.level === did.theme
    : work.theme === null || work.theme === did.theme);

export function evolveClass(state: ClassState, entry: ClassEntry, at: number): ClassState {
  const seq = state.seq + 1;
  switch (entry.event) {
    case 'work-set':
      return {
        ...state,
        seq,
        work: [...state.work, { ...entry.work, id: entry.id, set: at, closed: false, done: {}, rounds: 0 }],
      };
    case 'work-changed': {
      const { due, closed } = entry;
      const change = { ...(due === undefined ? {} : { due }), ...(closed === undefined ? {} : { closed }) };
      return { ...state, seq, work: state.work.map(work => (work.id === entry.id ? { ...work, ...change } : work)) };
    }
    case 'did': {
      const { pupil, right, game, theme, puzzle } = entry;
      const taken = (id: string): string => `${id} ${pupil} ${theme}`;
      const counting = state.work.filter(
        one => counts(one, entry, at) && !(entry.kind === 'lesson' && state.lessons[taken(one.id)]),
      );
      const work = state.work.map(one =>
        counting.includes(one) ? { ...one, done: { ...one.done, [pupil]: counted(one.done[pupil], right) } } : one,
      );
      if (entry.kind === 'lesson')
        return {
          ...state,
          seq,
          work,
          lessons: { ...state.lessons, ...Object.fromEntries(counting.map(one => [taken(one.id), true as const])) },
        };
      if (entry.kind !== 'puzzle') return { ...state, seq, work };
      const key = `${game} ${theme}`;
      const known = state.themes[key] ?? { game, theme, puzzle: null, pupils: {} };
      const tally: ThemeTally = {
        ...known,
        puzzle: right ? known.puzzle : (puzzle ?? known.puzzle),
        pupils: { ...known.pupils, [pupil]: counted(known.pupils[pupil], right) },
      };
      return { ...state, seq, work, themes: { ...state.themes, [key]: tally } };
    }
    case 'tables-started':
      return {
        ...state,
        seq,
        work: state.work.map(one => (one.id === entry.work ? { ...one, rounds: one.rounds + 1 } : one)),
      };
  }
}

const READ_AT_ONCE = 500;
const KEPT = 500;

/** The streams of the classes of this server: each read once and then kept up to date. */
export class ClassLogs {
  readonly #states = new Map<string, ClassState>();
  readonly #queues = new Map<string, Promise<void>>();

  constructor(
    readonly store: StreamStore,
    readonly now: () => number,
  ) {}

  /** As it is in the store; what is known already is not read again. */
  async state(id: string): Promise<ClassState> {
    let state = this.#states.get(id) ?? NO_CLASS_WORK;
    for (;;) {
      const entries = await this.store.read(id, state.seq, READ_AT_ONCE);
      for (const { body, wall } of entries) state = evolveClass(state, JSON.parse(body) as ClassEntry, wall);
      if (entries.length < READ_AT_ONCE) break;
    }
    this.#keep(id, state);
    return state;
  }

  /** Resolves when it is durable, one after another. False when the class has come to an end meanwhile. */
  async append(id: string, person: string, entry: ClassEntry): Promise<boolean> {
    const run = (this.#queues.get(id) ?? Promise.resolve()).then(() => this.#added(id, person, entry));
    const done = run.then(
      () => {},
      () => {},
    );
    this.#queues.set(id, done);
    void done.then(() => this.#queues.get(id) === done && this.#queues.delete(id));
    return await run;
  }

  async #added(id: string, person: string, entry: ClassEntry): Promise<boolean> {
    for (;;) {
      const { seq } = await this.state(id);
      const added = await this.store.append({
        stream: id,
        seq: seq + 1,
        wall: this.now(),
        person,
        key: null,
        body: JSON.stringify(entry),
        secret: null,
        wake: null,
        card: seq === 0 ? '{}' : null,
        ...(seq === 0 && { creates: { kind: 'class', code: null, classId: id } }),
      });
      if (added) return true;
      // Somebody at another node was quicker, or the class is gone: then its log has not grown.
      this.#states.delete(id);
      if ((await this.state(id)).seq <= seq) return false;
    }
  }

  forget(id: string): void {
    this.#states.delete(id);
  }

  newWork = (): string => newId('r');

  #keep(id: string, state: ClassState): void {
    this.#states.delete(id);
    this.#states.set(id, state);
    if (this.#states.size > KEPT) dropOldest(this.#states);
  }
}
