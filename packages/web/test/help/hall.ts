import { madeUpName } from '@forceout/tournament';

/** An event in full swing, made over the API, with a link for everybody who looks at it. */
export interface FullEvent {
  readonly id: string;
  readonly director: string;
  readonly judge: string;
  readonly scorekeeper: string;
  readonly second: string;
  readonly player: string;
  readonly coach: string;
  /** What people are called and have written, in whatever language they did. */
  readonly names: readonly string[];
}

const PLAYERS = 27;
const GIVEN = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jan', 'Kim', 'Leo', 'Mia', 'Noah'];
const FAMILY = ['Alvarez', 'Brooks', 'Castillo', 'Dunn', 'Everett', 'Flores'];

const askAt =
  (url: string) =>
  async <T>(path: string, body: object | null, headers: Record<string, string> = {}): Promise<T> => {
    const response = await fetch(`${url}api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };

/** Two games, 27 pupils; round 1 of On-Sets is over, round 2 runs with calls, an appeal, late sheets and a missing initial. */
export async function fullEvent(url: string): Promise<FullEvent> {
  const ask = askAt(url);
  const { token: guest } = await ask<{ token: string }>('guest', { token: true });
  const opening = { name: 'Spring Cup', director: 'Dora' };
  const bearer = { authorization: `Bearer ${guest}` };
  const { id, token: director } = await ask<{ id: string; token: string }>('events', opening, bearer);
  const act = async (name: string, fields: object, link = director): Promise<{ token: string }> => {
    const reply = await ask<{ ok: boolean; token: string }>(
      `events/${id}/acts`,
      { act: { do: name, ...fields } },
      { 'x-event-link': link },
    );
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const appoint = async (name: string, role: string) =>
    (await act('appoint', { official: { name, roles: [role] } })).token;

  const [m, w] = ['On-Sets Middle', 'WFF Middle'];
  await act('add-competition', {
    id: m,
    edition: 'onsets-2026',
    division: 'middle',
    rounds: 4,
    metrics: ['sum', 'h2h'],
  });
  await act('add-competition', { id: w, edition: 'wff-2017', division: 'middle', rounds: 2 });
  const players = Array.from({ length: PLAYERS }, (_, i) => ({
    id: `p${i}`,
    name: `${GIVEN[i % GIVEN.length]} ${FAMILY[i % FAMILY.length]}${i >= GIVEN.length ? ' Jr' : ''}`,
    team: ['Red', 'Blue', 'Green', 'Gold', 'Grey', 'Pink'][Math.floor(i / 5)]!,
    school: ['North', 'South', 'West'][Math.floor(i / 10)]!,
  }));
  await act('enter', { players });
  const [judge, scorekeeper, second] = [
    await appoint('Jim Hale', 'judge'),
    await appoint('Kay Moss', 'scorekeeper'),
    await appoint('Kit Lang', 'scorekeeper'),
  ];
  const head = await appoint('Hedy Orr', 'head-judge');
  await act('check-in', { players: players.slice(0, 26).map(player => player.id) });
  for (const round of [1, 2]) {
    const where = { competition: m, round };
    await act('seat', { competition: m, method: round === 1 ? 'draw' : 'standings' });
    await act('set-medium', { ...where, tables: [1, 2, 3], medium: 'screen' });
    await act('publish', where);
    await act('start', { rounds: [where] });
    const view = await ask<{ competitions: { rounds: { tables: { players: unknown[] }[] }[] }[] }>(
      `events/${id}`,
      null,
      { 'x-event-link': director },
    );
    for (const [i, table] of view.competitions[0]!.rounds[round - 1]!.tables.entries()) {
      if (round === 2 && i < 5) continue;
      const points =
        table.players.length === 3
          ? [
              [6, 4, 2],
              [5, 5, 2],
              [4, 4, 4],
            ][i % 3]!
          : [6, 4];
      const place = { ...where, table: i + 1 };
      await act('type-result', { ...place, sees: 0, depth: 'points', points }, scorekeeper);
      if (round === 1 || i > 6) await act('confirm-result', { ...place, version: 1 }, second);
    }
    if (round === 1) await act('finish', where);
  }
  const two = { competition: m, round: 2 };
  const shakes = [
    { scores: [6, 4, 2] },
    { scores: [4, 4, 4], penalties: [{ seat: 1, points: -1, initialled: false }] },
  ];
  await act('type-result', { ...two, table: 4, sees: 0, depth: 'sheet', shakes }, scorekeeper);
  await act('call', { ...two, table: 5, question: 'Is this Goal legal?' });
  await act('call', { ...two, table: 6, question: 'The ruling on the Restriction', appeal: true });
  await act('take-call', { call: 1 }, judge);
  await act('rule', { call: 2, ruling: 'The ruling stands.', clause: 'onsets-2026 VII-C-7' }, head);
  await act('conduct', { ...two, player: 'p3', kind: 'warning', reason: 'talking' }, judge);
  await act('forbid-pairs', { pairs: [['p1', 'p15']] });
  await act('seat', { competition: w, method: 'draw' });
  const names = [
    ...players.flatMap(({ name, team, school }, i) => [name, team, school, madeUpName(i + 1)]),
    ...['Spring Cup', m!, w!, 'Dora', 'Jim Hale', 'Kay Moss', 'Kit Lang', 'Hedy Orr'],
    ...['Is this Goal legal?', 'The ruling on the Restriction', 'The ruling stands.'],
  ];
  type Links = { players: Record<string, string>; schools: Record<string, string> };
  const links = await ask<Links>(`events/${id}/links`, null, { 'x-event-link': director });
  return { id, director, judge, scorekeeper, second, player: links.players.p3!, coach: links.schools.North!, names };
}

/** An event of many with long names, its first round over; answers the director's link. */
export async function crowdedEvent(url: string, many: number): Promise<{ readonly id: string; readonly link: string }> {
  const { token } = await askAt(url)<{ token: string }>('guest', { token: true });
  const { id, token: link } = await askAt(url)<{ id: string; token: string }>(
    'events',
    { name: 'Grand Championship of the Valley', director: 'Dora' },
    { authorization: `Bearer ${token}` },
  );
  const act = async (name: string, fields: object): Promise<void> => {
    const headers = { 'x-event-link': link };
    const reply = await askAt(url)<{ ok: boolean }>(`events/${id}/acts`, { act: { do: name, ...fields } }, headers);
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  };
  const competition = 'On-Sets Middle';
  await act('add-competition', { id: competition, edition: 'onsets-2026', division: 'middle', rounds: 4 });
  await act('change-settings', { settings: { secondPerson: false } });
  const players = Array.from({ length: many }, (_, i) => ({
    id: `p${i}`,
    name: `${['Bartholomew', 'Ann', 'Maximiliana'][i % 3]} ${['Featherstonehaugh', 'Ng', 'de la Cruz y Vega'][i % 4] ?? 'Li'} ${i}`,
    team: `Team ${Math.floor(i / 5)}`,
    school: `School ${Math.floor(i / 30)}`,
  }));
  await act('enter', { players });
  await act('check-in', { players: players.map(player => player.id) });
  await act('seat', { competition, method: 'draw' });
  await act('publish', { competition, round: 1 });
  await act('start', { rounds: [{ competition, round: 1 }] });
  for (let table = 1; table <= many / 3; table++)
    await act('type-result', { competition, round: 1, table, sees: 0, depth: 'points', points: [6, 4, 2] });
  return { id, link };
}

/** Every screen of the hall: its name and its address. */
export function hallScreens(event: FullEvent): Readonly<Record<string, string>> {
  const at = (link: string, tab = ''): string => `#/e/${event.id}/${link}${tab === '' ? '' : `/${tab}`}`;
  const tabs = ['entries', 'seats', 'board', 'results', 'judge', 'standings', 'paper', 'settings'];
  return {
    ...Object.fromEntries(tabs.map(tab => [`director-${tab}`, at(event.director, tab)])),
    judge: at(event.judge),
    scorekeeper: at(event.scorekeeper),
    public: `#/e/${event.id}`,
    player: at(event.player),
    coach: at(event.coach),
    timer: at('-', 'timer'),
  };
}
