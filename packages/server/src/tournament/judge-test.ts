import { createHmac, randomBytes } from 'node:crypto';
import type { Situation } from '@forceout/players';
import { type AskedSituation, askedOf, EXAM, type ExamResult, examSeeds, isRightRuling } from '@forceout/players/light';
import type { ClauseRef, Division, EditionId, GameId } from '@forceout/rulebook';
import { EXAMINER } from '@forceout/tournament';
import type { WorkerPool } from '../verdict/pool.ts';
import type { Events } from './events.ts';

/** In which game and division somebody is tested, and in which words. */
interface Subject {
  readonly competition: string;
  readonly game: GameId;
  readonly edition: EditionId;
  readonly division: Division;
  readonly language: string;
}

const OF = EXAM.rulebook + EXAM.solutions;
const LIMIT_MS = 30_000;
const KEPT = 40;
const DAY_MS = 86_400_000;

/**
 * The judge's test of an event. A test is named by a number that the server made; its questions follow from that number
 * and a secret, so that any node asks and grades the same and nobody can work them out before.
 */
export class JudgeTests {
  readonly #made = new Map<string, Promise<readonly Situation[]>>();

  constructor(
    readonly events: Events,
    readonly pool: Pick<WorkerPool, 'run'>,
    readonly now: () => number,
  ) {}

  /** A new test and how many questions it has; `null` where there is no such game in the event. */
  async begin(event: string, competition: string, language: string) {
    const test = randomBytes(12).toString('base64url');
    const subject = await this.#subject(event, competition, language);
    if (subject === null) return null;
    // Made while the first questions are read.
    void this.#situations(event, test, subject).catch(() => {});
    return { test, of: OF, pass: EXAM.pass };
  }

  async question(
    event: string,
    competition: string,
    language: string,
    test: string,
    n: number,
  ): Promise<AskedSituation | null> {
    const subject = await this.#subject(event, competition, language);
    return subject && askedOf(await this.#situations(event, test, subject), n);
  }

  /** Counts the rulings; enough right ones certify the judge for a year. */
  async grade(
    event: string,
    key: string,
    competition: string,
    language: string,
    test: string,
    rulings: readonly string[],
  ): Promise<ExamResult | null> {
    const subject = await this.#subject(event, competition, language);
    if (subject === null) return null;
    const all = await this.#situations(event, test, subject);
    const wrong = all.flatMap((situation, n) =>
      isRightRuling(situation, rulings[n] ?? null) ? [] : [{ n, clauses: clausesIn(situation) }],
    );
    const right = all.length - wrong.length;
    const passed = right >= EXAM.pass;
    const until = passed ? new Date(this.now() + 365 * DAY_MS).toISOString().slice(0, 10) : null;
    if (until !== null) {
      const act = { do: 'certify', key, competition, right, of: all.length, until };
      await this.events.act(event, EXAMINER, act, `test ${test}`);
    }
    return { right, of: all.length, pass: EXAM.pass, until, wrong };
  }

  async #subject(event: string, competition: string, language: string): Promise<Subject | null> {
    const state = await this.events.state(event);
    const found = state && Object.hasOwn(state.competitions, competition) ? state.competitions[competition] : undefined;
    if (!found) return null;
    const { game, edition, division } = found;
    return { competition, game, edition, division, language };
  }

  async #situations(event: string, test: string, subject: Subject): Promise<readonly Situation[]> {
    const { game, edition, division, language } = subject;
    const name = JSON.stringify([event, test, subject]);
    const known = this.#made.get(name);
    if (known) return await known;
    const secret = await this.events.secret(event);
    const seed =
      createHmac('sha256', secret ?? '')
        .update(`judge-test:${test}`)
        .digest()
        .readUInt32BE(0) >>> 1;
    const orders = examSeeds(seed).map(one => ({ game, edition, division, language, seed: one }));
    const make = async (): Promise<readonly Situation[]> => {
      const all: Situation[] = [];
      for (const order of orders) {
        const situation = await this.pool.run({ kind: 'situation', game, order }, 'public', LIMIT_MS);
        if (situation !== null) all.push(situation);
      }
      return all;
    };
    const made = make();
    this.#made.set(name, made);
    made.catch(() => this.#made.delete(name));
    if (this.#made.size > KEPT) this.#made.delete(this.#made.keys().next().value!);
    return await made;
  }
}

function clausesIn(situation: Situation): readonly ClauseRef[] {
  if (situation.kind === 'clause') return [situation.answer];
  if (situation.kind === 'text') return [situation.clause];
  return situation.reasons.map(({ clause }) => clause);
}
