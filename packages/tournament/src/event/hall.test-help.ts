import { expect } from 'vitest';
import { type Act, decide } from './decide.ts';
import type { LogEntry } from './event.ts';
import { evolve } from './evolve.ts';
import { type EventState, emptyEvent } from './state.ts';

/** An event in hand: acts go in one after another, and the log is kept. */
export class Hall {
  state: EventState = emptyEvent;
  readonly log: LogEntry[] = [];
  now = 1_000_000;

  /** The act has to be taken. */
  act(by: string, name: string, fields: object = {}): this {
    const outcome = decide(this.state, { do: name, ...fields } as Act, by, this.now);
    if (!outcome.ok) throw new Error(`${name} was refused: ${JSON.stringify(outcome.refusal)}`);
    for (const entry of outcome.entries) {
      this.state = evolve(this.state, entry);
      this.log.push(entry);
    }
    return this;
  }

  /** The act has to be refused, and to change nothing. */
  refused(by: string, name: string, fields: object = {}): string {
    const before = JSON.stringify(this.state);
    const outcome = decide(this.state, { do: name, ...fields } as Act, by, this.now);
    expect(JSON.stringify(this.state)).toBe(before);
    if (outcome.ok) throw new Error(`${name} was taken`);
    const { code, clause } = outcome.refusal;
    return clause ? `${code} ${clause}` : code;
  }

  later(ms: number): this {
    this.now += ms;
    return this;
  }

  table(number: number, round = 1, competition = 'm') {
    return this.state.rounds[competition]!.find(one => one.number === round)!.tables.find(
      one => one.number === number,
    )!;
  }
}

/** Thirty players in six teams of two schools, checked in; a director, two judges and two scorekeepers. */
export function openHall(edition = 'onsets-2026', settings: object = {}): Hall {
  const hall = new Hall();
  hall.act('boss', 'open', { name: 'Spring Cup', director: { key: 'boss', name: 'Dora' }, settings });
  hall.act('boss', 'add-competition', { id: 'm', edition, division: 'middle', rounds: 3 });
  for (const [key, role, school] of [
    ['jim', 'judge', undefined],
    ['jo', 'judge', 'North'],
    ['head', 'head-judge', undefined],
    ['kay', 'scorekeeper', undefined],
    ['kit', 'scorekeeper', undefined],
  ] as const)
    hall.act('boss', 'appoint', {
      official: { key, name: `Official ${key}`, roles: [role], ...(school && { school }) },
    });
  const players = Array.from({ length: 30 }, (_, i) => ({
    id: `p${i}`,
    name: `Real Name${i}`,
    team: `Team ${Math.floor(i / 5)}`,
    school: i < 5 ? 'North' : 'South',
    extraPercent: i === 7 ? 120 : 0,
  }));
  hall.act('boss', 'enter', { players });
  return hall.act('boss', 'check-in', { players: players.map(({ id }) => id) });
}

export const atTable = (table: number, round = 1) => ({ competition: 'm', round, table });
const inRound = (round = 1) => ({ competition: 'm', round });

/** Seats, publishes and starts the next round. */
export function startRound(hall: Hall, method = 'draw'): number {
  hall.act('boss', 'seat', { competition: 'm', method });
  const round = hall.state.rounds.m!.at(-1)!.number;
  hall.act('boss', 'publish', inRound(round)).act('boss', 'start', { rounds: [inRound(round)] });
  return round;
}
