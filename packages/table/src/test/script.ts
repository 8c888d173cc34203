import { playAct } from '@forceout/host/virtual-table';
import { rulesOf } from '@forceout/rulebook';
import type { Act, DirectorAct, JudgeAct, PlayerAct, Target } from '../act.ts';
import { readConfig, type TableConfig } from '../config.ts';
import { open } from '../decide.ts';
import type { TableEvent } from '../event.ts';
import type { Game, Json } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import type { Seat, State } from '../state.ts';
import { summary } from '../summary.ts';
import { type StandInOptions, standIn } from './stand-in.ts';

export interface Setup extends StandInOptions {
  readonly table?: Partial<Record<keyof TableConfig, unknown>>;
  readonly players?: 2 | 3;
  readonly game?: Game;
}

/** What a script leaves open falls on the first face. */
const PORTS = { dice: { below: () => 0 }, budget: { steps: 1000 } };

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
    const played = playAct(this.game, this.state, act, at, PORTS);
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

  move(seat: Seat, cube: string, to: Target): this {
    return this.does(seat, { do: 'move', cube, to });
  }

  /** Picks up the block and says the word a second later. */
  challenge(seat: Seat, say: 'now' | 'impossible'): this {
    return this.does(seat, { do: 'lift' }).does(seat, { do: 'say', say });
  }

  /** Hands in a Solution that is right or wrong, or says that there is none. */
  submits(seat: Seat, right: boolean | null): this {
    return this.does(seat, { do: 'submit', solution: right === null ? null : { right } });
  }

  judge(act: JudgeAct | DirectorAct, at?: number): Refusal['refused'] | null {
    return this.act({ seat: 'judge', ...act } as Act, at);
  }

  /** As `judge`, but a refusal is a failure of the test. */
  ruled(act: JudgeAct | DirectorAct, at?: number): this {
    const refused = this.judge(act, at);
    if (refused) throw new Error(`judge ${act.do}: ${refused.code} ${refused.message}`);
    return this;
  }

  /** The third player of a challenge stays out of it. */
  staysOut(seat: Seat): this {
    if (rulesOf(this.state.config.edition).thirdParty === 'may') return this.does(seat, { do: 'side', present: false });
    const { kind } = this.state.shake!.challenge!;
    return this.does(seat, { do: 'side', with: kind === 'now' ? 'mover' : 'challenger' });
  }

  /** A whole shake that ends with a right Now: `winner` scores 6 and the others 2. Needs judging `auto`. */
  wins(winner: Seat): this {
    this.toTurn();
    const n = this.state.seats.length;
    for (const cube of ['b', 'c']) {
      const { onTurn, lastMover } = this.state.shake!;
      if (cube === 'b' || lastMover === winner) this.move(onTurn!, cube, 'required');
    }
    const { lastMover } = this.state.shake!;
    this.challenge(winner, 'now').submits(winner, true);
    for (let seat = 0; seat < n; seat++) if (seat !== winner && seat !== lastMover) this.staysOut(seat);
    return this;
  }

  /** Plays out all cubes but `left` of them to Forbidden, the first one to `first`. */
  down(left: number, first: Target = 'permitted'): this {
    let to = first;
    while (this.state.shake!.mat.resources.length > left) {
      this.move(this.state.shake!.onTurn!, this.state.shake!.mat.resources[0]!.id, to);
      to = 'forbidden';
    }
    return this;
  }

  get scores(): Json {
    return this.sum.scores!;
  }

  get phase(): Json {
    return this.sum.phase!;
  }

  get deadline(): { readonly seat: number; readonly task: string; readonly stage: string; readonly at: number } | null {
    return this.sum.deadline as never;
  }

  get mat(): Readonly<Record<string, readonly string[]>> {
    return this.sum.mat as never;
  }

  get penalties(): readonly { seat: number; points: number; clause: string; status: string; shake: number }[] {
    return this.sum.penalties as never;
  }

  /** The clause of the latest event of that name, without its edition. */
  clause(event: TableEvent['event']): string | undefined {
    return this.events
      .findLast(e => e.event === event)
      ?.clause?.split(' ')
      .slice(1)
      .join(' ');
  }

  count(event: TableEvent['event']): number {
    return this.events.filter(e => e.event === event).length;
  }
}
