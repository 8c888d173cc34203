import { DIVISIONS, GAMES, newestEdition } from '@forceout/rulebook';
import { Setup } from '@forceout/wire';
import { hashOf } from '../people/secrets.ts';
import { SCHEMA_VERSION } from '../store/migrations.ts';

/** How much of everything there is in the data base. */
export interface PeopleSizes {
  readonly matches: number;
  readonly classes: number;
  readonly pupils: number;
  /** Of these matches so many are one person's. */
  readonly mine: number;
  /** What pupils of the first class have done, one after the other. */
  readonly did: number;
}

export const PEOPLE: PeopleSizes = { matches: 100_000, classes: 1000, pupils: 30, mine: 10_000, did: 3000 };

/** Those who ask: their tokens, and what they ask for. */
export const ASKERS = {
  me: 'bench-me',
  coach: 'bench-coach',
  pupil: 'bench-pupil',
  operator: 'bench-operator',
} as const;
export const askerToken = (who: keyof typeof ASKERS): string => `bench-token-of-the-${who}`.padEnd(32, '-');
export const FIRST_CLASS = 'c000000000000000';
/** The code of a class by its number; no code has a 0 or a 1. */
export const classCode = (n: number): string => String(n).padStart(8, '0').replaceAll('0', 'x').replaceAll('1', 'y');

const NOW = Date.now();
const DAY = 86_400_000;
const NEVER = NOW + 400 * DAY;
const CLASSES_OF_A_COACH = 5;
const CURVE = 500;

const id = (prefix: string, n: number): string => `${prefix}${n.toString(36).padStart(15, '0')}`;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

type Line = { readonly in: string; readonly row: readonly (string | number | null)[] };

function* people({ classes, pupils, matches }: PeopleSizes): Generator<Line> {
  const person = (key: string, kind: string, name: string, classId: string | null): Line => ({
    in: 'people',
    row: [
      key,
      kind,
      name,
      kind === 'account' ? name.toLowerCase().replaceAll(' ', '.') : null,
      null,
      classId,
      NOW,
      NOW,
    ],
  });
  for (const [key, name] of Object.entries(ASKERS))
    if (key !== 'pupil') yield person(name, 'account', `The ${key}`, null);
  for (let n = 0; n < matches / 10; n++) yield person(id('p', n), 'account', `Player ${n}`, null);
  for (let c = 0; c < classes; c++)
    for (let n = 0; n < pupils; n++)
      yield person(c === 0 && n === 0 ? ASKERS.pupil : id('q', c * pupils + n), 'pupil', `Blue Fox ${n}`, id('c', c));
}

function* classRows({ classes, did, pupils }: PeopleSizes): Generator<Line> {
  for (let c = 0; c < classes; c++) {
    const owner = c < CLASSES_OF_A_COACH ? ASKERS.coach : id('p', Math.floor(c / CLASSES_OF_A_COACH));
    yield {
      in: 'classes',
      row: [id('c', c), owner, `Period ${c}`, classCode(c), 1, NOW - 90 * DAY, NEVER],
    };
  }
  for (const who of ['me', 'coach', 'pupil', 'operator'] as const)
    yield { in: 'sessions', row: [hashOf(askerToken(who)), ASKERS[who], NOW, NEVER] };
  yield { in: 'operators', row: [ASKERS.operator] };
  // A year of work of the first class, and a little of every other.
  for (let c = 0; c < classes; c++) {
    const stream = id('c', c);
    yield { in: 'streams', row: [stream, 'class', null, stream, NOW - 90 * DAY, '{}'] };
    const entry = (seq: number, body: object): Line => ({
      in: 'log',
      row: [stream, seq, NOW - 80 * DAY + seq, id('q', c * pupils), null, JSON.stringify(body), null],
    });
    const due = NOW + 30 * DAY;
    const kinds = ['puzzles', 'lesson', 'bot', 'ladder', 'round-robin'] as const;
    for (const [i, kind] of kinds.entries())
      yield entry(i + 1, {
        event: 'work-set',
        id: `w${i}`,
        work: { kind, game: pick(GAMES, i), division: 'middle', theme: null, level: null, target: 10, due },
      });
    for (let n = 0; n < (c === 0 ? did : 20); n++)
      yield entry(kinds.length + 1 + n, {
        event: 'did',
        pupil: id('q', c * pupils + (n % pupils)),
        kind: 'puzzle',
        game: pick(GAMES, n),
        theme: pick(['now', 'impossible', 'safe', 'find'], n),
        right: n % 3 > 0,
        puzzle: null,
      });
  }
}

/** Every fourth match is one of a class among itself; of the others so many are the asker's. */
function* matchRows({ matches, classes, pupils, mine }: PeopleSizes): Generator<Line> {
  for (let n = 0; n < matches; n++) {
    const match = id('m', n);
    const at = NOW - (matches - n) * 60_000;
    const game = pick(GAMES, n);
    const division = pick(DIVISIONS, Math.floor(n / 3));
    const classId = classes > 0 && n % 4 === 0 ? (n / 4) % classes : null;
    const bot = n % 5 === 0 && classId === null;
    const isMine = classId === null && (mine >= matches || n % Math.floor(matches / mine) === 1);
    const keys =
      classId === null
        ? [isMine ? ASKERS.me : id('p', (n * 7) % (matches / 10)), id('p', (n * 13 + 1) % (matches / 10))]
        : [0, 1, 2].map(k => id('q', classId * pupils + ((n / 4 + k * 7) % pupils)));
    const players = [...new Set(keys)];
    const seats = [...players.map(key => ({ key })), ...(bot ? [{ bot: 'player', name: 'Max' }] : [])];
    const setup = Setup.parse({
      edition: newestEdition(game),
      division,
      seats: Math.max(2, seats.length),
      listed: true,
    });
    const card = { setup, stage: 'over', players: players.map(key => ({ key })) };
    yield {
      in: 'streams',
      row: [match, 'table', null, classId === null ? null : id('c', classId), at, JSON.stringify(card)],
    };
    yield { in: 'settled', row: [match] };
    for (const [seat, key] of players.entries()) {
      yield { in: 'roster', row: [match, key, `Blue Fox ${seat}`] };
      yield { in: 'admissions', row: [match, key, at] };
      yield {
        in: 'played',
        row: [
          ...[key, match, at, 'online', game, newestEdition(game), division],
          ...[seat === 0 ? 'won' : 'lost', seat + 1, 12 - seat, 3, seat, JSON.stringify(seats)],
        ],
      };
    }
  }
  for (let no = 1; no <= CURVE; no++)
    for (const game of GAMES)
      for (const against of ['people', 'bots'])
        yield {
          in: 'ratings',
          row: [ASKERS.me, game, 'middle', against, no, NOW - (CURVE - no) * DAY, 1500 + no, 60, 0.06],
        };
  for (let n = 0; n < matches / 10; n++)
    yield { in: 'ratings', row: [id('p', n), pick(GAMES, n), 'middle', 'people', 1, NOW, 1400 + (n % 300), 90, 0.06] };
  for (let n = 0; n < 1000; n++)
    yield {
      in: 'reviewed',
      row: [ASKERS.me, id('m', n * 4 + 1), pick(GAMES, n), NOW - n, JSON.stringify({ now: { missed: 1, of: 3 } })],
    };
  for (let n = 0; n < 1000; n++) {
    yield { in: 'reports', row: [id('r', n), NOW - n, id('p', n), id('p', n + 1), `Player ${n}`, null, 'open'] };
    yield { in: 'blocked_names', row: [`bad ${n}`, `Bad ${n}`, NOW - n] };
    yield { in: 'removals', row: [NOW - n * DAY, 'guests', n] };
  }
}

/** An export of a server that has been used for a year, to be imported into an empty one. */
export async function* peopleData(sizes: PeopleSizes): AsyncGenerator<string> {
  yield JSON.stringify({ forceout: 'export', version: SCHEMA_VERSION, ends: true });
  let rows = 0;
  for (const part of [people, classRows, matchRows])
    for (const line of part(sizes)) {
      rows++;
      yield JSON.stringify(line);
    }
  yield JSON.stringify({ end: rows });
}
