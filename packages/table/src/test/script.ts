import { rulesOf } from '@forceout/rulebook';
import type { Act, PlayerAct } from '../act.ts';
import { readConfig, type TableConfig } from '../config.ts';
import { open } from '../decide.ts';
import type { TableEvent } from '../event.ts';
import type { Game, Json } from '../game.ts';
import { playAct } from '../host.ts';
import type { Refusal } from '../refusal.ts';
import type { Seat, State } from '../state.ts';
import { summary } from '../summary.ts';
import { type StandInOptions, standIn } from './standIn.ts';

export interface Setup extends StandInOptions {
  readonly table?: Partial<Record<keyof TableConfig, unknown>>;
  readonly players?: 2 | 3;
  readonly game?: Game;
}

const NAMES = ['Ann', 'Ben', 'Cy'];

/** A table under test, driven act by act. Faces default to a, b, c, d, a, b, c, d …; moments default to a second apart. */
export class Script {
  state: State;
  readonly events: TableEvent[];
  readonly game: Game;
  at = 0;

  constructor(edition: TableConfig['edition'], setup: Setup = {}) {
    this.game = setup.game ?? standIn(rulesOf(edition).game, setup);
    const read = readConfig({
      edition,
      division: 'junior',
      players: NAMES.slice(0, setup.players ?? 2),
      adventurous: false,
      firstGoalSetter: 0,
      ...setup.table,
    });
    if (!read.ok) throw new Error(read.refused.message);
    const opened = open(this.game, read.config);
    this.state = opened.state;
    this.events = [...opened.events];
  }

  /** Takes the act at the given moment, or a second after the last one; returns the refusal, if any. */
  act(act: Act, at = this.at + 1000): Refusal['refused'] | null {
    const played = playAct(this.game, this.state, act, at, { below: () => 0 }, { steps: 1000 });
    this.state = played.state;
    this.events.push(...played.events);
    if (played.refusal?.code !== 'time-went-back') this.at = at;
    return played.refusal;
  }

  seat(seat: Seat, act: PlayerAct, at?: number): Refusal['refused'] | null {
    return this.act({ seat, ...act } as Act, at);
  }

  /** As `seat`, but a refusal is a failure of the test. */
  does(seat: Seat, act: PlayerAct, at?: number): this {
    const refused = this.seat(seat, act, at);
    if (refused) throw new Error(`seat ${seat} ${act.do}: ${refused.code} ${refused.message}`);
    return this;
  }

  wait(at: number): this {
    this.act({ do: 'wait' }, at);
    return this;
  }

  get sum(): Readonly<Record<string, Json>> {
    return summary(this.game, this.state);
  }

  /** Rolls (and deals) with the default faces. */
  roll(faces?: readonly string[]): this {
    const { setter } = this.state.shake!;
    const { cubes, deck, preset } = this.game.equipment({} as never);
    const n = this.state.seats.length;
    if (preset) this.does(setter, { do: 'preset', faces: preset.choices[0]! });
    const count = cubes.length - (preset?.cubes.length ?? 0);
    this.does(setter, { do: 'roll', faces: faces ?? Array.from({ length: count }, (_, i) => 'abcd'[i % 4]!) });
    if (deck) this.does((setter + n - 1) % n, { do: 'deal', cards: deck.cards.slice(0, deck.min) });
    return this;
  }

  /** Rolls and sets the Goal `a`: the left player is on turn. */
  toTurn(faces?: readonly string[]): this {
    this.roll(faces);
    return this.does(this.state.shake!.setter, { do: 'goal', goal: 'a' });
  }

  count(event: TableEvent['event']): number {
    return this.events.filter(e => e.event === event).length;
  }
}
