import {
  type Act,
  answer,
  type Budget,
  type Decision,
  type Dice,
  type Game,
  nextDeadline,
  open,
  type State,
  type TableConfig,
  type TableEvent,
} from '@forceout/table';
import type { PlannedAct } from './bot-seats.ts';
import { decideWithDice, scriptedDice, type TableDice } from './decide-with-dice.ts';

/** What a table in virtual time needs: dice for what a script leaves open, and steps for the checks of Solutions. */
export interface VirtualPorts {
  readonly dice: Dice;
  readonly budget: Budget;
}

export interface Played extends Decision {
  readonly state: State;
}

class VirtualPlay {
  readonly events: TableEvent[] = [];
  readonly #dice: TableDice;

  constructor(
    readonly game: Game,
    public state: State,
    readonly ports: VirtualPorts,
  ) {
    this.#dice = scriptedDice(ports.dice);
  }

  /** One act; questions of the referee are answered where they arise. */
  decide(act: Act, at: number): Played['refusal'] {
    const { game, ports } = this;
    const refusal = this.#step(act, at);
    for (let question = this.state.awaiting[0]; question !== undefined; question = this.state.awaiting[0])
      this.#step(answer(game, this.state, question, ports.dice, ports.budget), at);
    return refusal;
  }

  #step(act: Act, at: number): Played['refusal'] {
    const { events, state, refusal } = decideWithDice(this.game, this.state, this.#dice, act, at);
    this.state = state;
    this.events.push(...events);
    return refusal;
  }

  /** What is due by then, each at its own moment. */
  passTo(at: number): void {
    for (let due = nextDeadline(this.state); due !== null && due <= at; due = nextDeadline(this.state))
      this.decide({ do: 'wait' }, Math.max(due, this.state.at));
  }
}

/**
 * One act at a moment of table time, with nothing to wait for: deadlines before it fall at their moment, questions of the
 * referee are answered where they arise, then the act is decided.
 */
export function playAct(game: Game, state: State, act: Act, at: number, ports: VirtualPorts): Played {
  const play = new VirtualPlay(game, state, ports);
  play.passTo(at);
  const refusal = play.decide(act, at);
  return { state: play.state, events: play.events, refusal };
}

/** A table in memory whose time is whatever its user says: of a script, the arena, a game at the terminal. */
export class VirtualTable {
  readonly #log: TableEvent[];
  #state: State;

  constructor(
    readonly game: Game,
    config: TableConfig,
    readonly ports: VirtualPorts,
  ) {
    const { state, events } = open(game, config);
    this.#state = state;
    this.#log = [...events];
  }

  get state(): State {
    return this.#state;
  }

  /** Everything that has happened. */
  get log(): readonly TableEvent[] {
    return this.#log;
  }

  act(act: Act, at: number): Played {
    const played = playAct(this.game, this.#state, act, at, this.ports);
    this.#state = played.state;
    this.#log.push(...played.events);
    return played;
  }

  /** Nobody acts: on to the next deadline. False when there is none. */
  waitOn(): boolean {
    const due = nextDeadline(this.#state);
    if (due === null) return false;
    this.act({ do: 'wait' }, Math.max(due, this.#state.at));
    return true;
  }

  /** The first of several who each would act after a while, of two at one moment the one who sits before; null: nobody. */
  static first<T extends Pick<PlannedAct, 'afterMs'>>(
    plans: readonly (T | null)[],
  ): { readonly seat: number; readonly plan: T } | null {
    let first: { readonly seat: number; readonly plan: T } | null = null;
    for (const [seat, plan] of plans.entries())
      if (plan !== null && (first === null || plan.afterMs < first.plan.afterMs)) first = { seat, plan };
    return first;
  }
}
