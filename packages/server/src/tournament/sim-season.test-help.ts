import { rulesOf } from '@forceout/rulebook';
import { replay, type TableEvent } from '@forceout/table';
import type { EventState } from '@forceout/tournament';
import { type EntryBody, readBody } from '@forceout/wire';
import type { SimEvent } from './sim-event.test-help.ts';

const M = 'm';

export interface Size {
  readonly tables: number;
  readonly rounds: number;
  /** Virtual time between two thoughts of a pupil. */
  readonly pace: number;
  /** The director ends each round long before its time, so that the tables stop when the hall says so. */
  readonly early?: boolean;
}

/** What the hall's own people know without asking the program: points on paper, as they were last confirmed. */
export type Ledger = Map<string, readonly (number | null)[]>;
const keyOf = (round: number, table: number): string => `${round}/${table}`;

const ROLE: Readonly<Record<string, string>> = {
  kay: 'scorekeeper',
  kit: 'scorekeeper',
  jim: 'judge',
  jo: 'head-judge',
};

const SHEETS = [
  [6, 4, 2],
  [5, 5, 2],
  [6, 3, 3],
  [4, 4, 4],
  [2, 4, 6],
] as const;

/** A whole event as leagues have them: half on paper, half at screens, with everything that goes wrong on such a day. */
export async function playEvent(hall: SimEvent, { tables, rounds, pace, early = false }: Size): Promise<Ledger> {
  const paper: Ledger = new Map();
  await hall.start();
  const director = hall.director;
  await hall.act(director, 'add-competition', {
    id: M,
    edition: 'wff-2017',
    division: 'middle',
    rounds,
    metrics: ['sum', 'h2h', 'lot'],
  });
  for (const key of Object.keys(ROLE))
    await hall.act(director, 'appoint', {
      official: { key, name: key, roles: [ROLE[key]] },
    });
  const players = Array.from({ length: tables * 3 }, (_, i) => ({
    id: `p${i}`,
    name: `Pupil ${i}`,
    team: `T${Math.floor(i / 5)}`,
    school: `S${Math.floor(i / 15)}`,
  }));
  await hall.act(director, 'enter', { players });
  await hall.act(director, 'check-in', { players: players.slice(2).map(({ id }) => id) });
  await hall.act(director, 'take-out-missing', { competition: M });

  for (let round = 1; round <= rounds; round++) {
    const where = { competition: M, round };
    if (round === 2) await hall.act(director, 'check-in', { players: ['p0', 'p1'] });
    if (round === 3) await hall.act(director, 'leave', { players: ['p7', 'p11', 'p13'] });
    if (round === 4) await hall.act(director, 'check-in', { players: ['p7'] });
    await hall.act(director, 'seat', { competition: M, method: round === 1 ? 'draw' : 'standings' });
    const seated = () => stateRound(hall, round);
    const half = Math.ceil((await seated()).tables.length / 2);
    await hall.act(director, 'set-medium', {
      ...where,
      tables: Array.from({ length: half }, (_, i) => i + 1),
      medium: 'screen',
    });
    await hall.act(director, 'publish', where);
    // The desk finds a slip in the last round when this one has been seated already.
    if (round === 2) await type(hall, paper, 1, (await paperTable(hall, 1)).number, 4, true);
    await hall.comeToScreens();
    await hall.act(director, 'start', { rounds: [where] });
    const minute = 60_000;
    await hall.play(4 * minute, pace);

    const now = await seated();
    const onScreen = now.tables.find(table => table.medium === 'screen' && table.players.length === 3)!;
    const onPaper = now.tables.find(table => table.medium === 'paper')!;
    await hall.act('jim', 'call', { ...where, table: onPaper.number, question: 'Is this a WFF?' });
    await hall.doAt(onScreen.players[0]!, { do: 'call-judge' });
    for (const player of now.tables[1]!.players) hall.drop(player);
    await hall.play(2 * minute, pace);
    const call = (await hall.state()).calls.find(one => one.open && one.table === onPaper.number)!;
    await hall.act('jim', 'take-call', { call: call.id });
    await hall.act('jim', 'rule', { call: call.id, ruling: 'It is.', clause: rulesOf('wff-2017').clauses.solution });
    await hall.doAt(onScreen.players[0]!, { do: 'call-off' });
    await hall.comeToScreens();
    if (round === 2) {
      const [player] = onPaper.players;
      await hall.act('jo', 'conduct', { ...where, player, kind: 'disqualified-event', reason: 'notes' });
    }
    if (round === 2 || round === 4) {
      await hall.restart(90_000);
      for (const table of (await seated()).tables)
        if (table.lostMs > 0 && table.confirmed === null)
          await hall.act(director, 'add-time', {
            ...where,
            table: table.number,
            seconds: Math.ceil(table.lostMs / 1000),
          });
    }
    await hall.play((early ? 5 : 41) * minute, pace);
    await hall.act(director, 'finish', where);
    await hall.play(6 * minute, pace);
    await hall.quiet();
    // Paper, and screens whose players never signed, are typed by one person and confirmed by another.
    for (const table of (await seated()).tables)
      if (table.confirmed === null) await type(hall, paper, round, table.number, table.number % 5, false);
  }
  return paper;
}

const stateRound = async (hall: SimEvent, round: number) =>
  (await hall.state()).rounds[M]!.find(one => one.number === round)!;

const paperTable = async (hall: SimEvent, round: number) =>
  (await stateRound(hall, round)).tables.find(table => table.medium === 'paper' && table.players.length === 3)!;

async function type(hall: SimEvent, paper: Ledger, round: number, number: number, which: number, again: boolean) {
  const state = await hall.state();
  const table = (await stateRound(hall, round)).tables.find(one => one.number === number)!;
  const where = { competition: M, round, table: number };
  const out = (player: string) =>
    state.conduct.some(one => one.player === player && one.kind.startsWith('disq') && one.round === round);
  const playing = table.players.filter(player => !out(player)).length;
  const order = playing === 3 ? SHEETS[which]! : playing === 2 ? [6, 4] : [6];
  let next = 0;
  const points = table.players.map(player => (out(player) ? null : order[next++]!));
  const sees = table.versions;
  await hall.act('kay', 'type-result', { ...where, sees, depth: 'points', points, ...(again && { reason: 'a slip' }) });
  // Nobody confirms what he typed himself, and who saw an older sheet does not overwrite it.
  if ((await hall.refused('kay', 'confirm-result', { ...where, version: sees + 1 })) === null)
    throw new Error('own typing');
  if ((await hall.refused('kit', 'type-result', { ...where, sees, depth: 'points', points })) === null)
    throw new Error('overwritten');
  await hall.act('kit', 'confirm-result', { ...where, version: sees + 1 });
  paper.set(keyOf(round, number), points);
}

/** Sums and places made from records and paper alone: nothing of what the program counted is asked. */
export function recount(
  state: EventState,
  paper: Ledger,
  record: (table: string) => readonly { readonly body: string }[],
): { readonly sums: ReadonlyMap<string, number>; readonly fromScreens: number; readonly wrong: readonly string[] } {
  const sums = new Map<string, number>(Object.keys(state.entries).map(id => [id, 0]));
  const wrong: string[] = [];
  let fromScreens = 0;
  for (const round of state.rounds[M]!)
    for (const table of round.tables) {
      const typed = paper.get(keyOf(round.number, table.number));
      const recorded = table.confirmed?.record;
      if (!typed && recorded === undefined) wrong.push(`no result: ${keyOf(round.number, table.number)}`);
      const points = typed ?? pointsOf(record(recorded!));
      if (!typed) fromScreens++;
      for (const [i, player] of table.players.entries()) sums.set(player, sums.get(player)! + (points[i] ?? 0));
    }
  return { sums, fromScreens, wrong };
}

/** Match points of a record by the table of the rulebook, written out. */
function pointsOf(entries: readonly { readonly body: string }[]): readonly number[] {
  const events = entries.flatMap(({ body }) => {
    const read = readBody<EntryBody>(body).body;
    return read.kind === 'play' ? (read.events as readonly TableEvent[]) : [];
  });
  const { seats, history, penalties } = replay(events);
  const totals = seats.map((seat, i) => {
    if ((!seat.played && seat.absent) || seat.disqualified !== null || seat.zeroed) return null;
    const scored = history.flatMap(({ lines }) => lines.filter(line => line.seat === i).map(({ points }) => points));
    const lost = penalties.filter(one => one.seat === i && one.status === 'approved').map(({ points }) => points);
    return [...scored, ...lost].reduce((a, b) => a + b, 0);
  });
  const played = totals.filter(total => total !== null);
  return totals.map(total => {
    if (total === null) return 0;
    const better = played.filter(other => other > total).length;
    const same = played.filter(other => other === total).length;
    const prizes = played.length === 3 ? [6, 4, 2] : played.length === 2 ? [6, 4] : [6];
    const shared = prizes.slice(better, better + same);
    return shared.reduce((a, b) => a + b, 0) / same;
  });
}
