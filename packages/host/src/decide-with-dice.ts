import {
  type Act,
  type Dice,
  decide,
  fillIn,
  type Game,
  open,
  type Refusal,
  randomDeal,
  randomRoll,
  type State,
  type TableConfig,
  type TableEvent,
} from '@forceout/table';
import type { Seeds } from './seeds.ts';

/** What came of an act once the host has added its part: dice from the sealed seeds, and new seeds for a new shake. */
export interface SeededDecision {
  readonly events: readonly TableEvent[];
  /** The state after them. */
  readonly state: State;
  readonly refusal: Refusal['refused'] | null;
  /** Seeds committed to in these events; secret until used. */
  readonly seeds: Seeds | null;
}

/** Where the numbers of a throw come from. */
export interface TableDice {
  /** Faces and cards that an act brings along count: a script tells what was thrown. Else they are not looked at. */
  readonly keepsGiven: boolean;
  /** The dice for one throw, and the seed that is shown with it. Null while no seed is sealed. */
  throwFor(kind: 'roll' | 'deal', part: string): { readonly dice: Dice; readonly seed: { seed?: string } } | null;
  /** New seeds for a shake, whose hash is told before anybody can roll. Null where nothing is sealed. */
  commitment(shake: number): { readonly seeds: Seeds; readonly hash: string } | null;
}

/** Dice that nobody has to take on trust: those of one's own device. */
export const plainDice = (dice: Dice): TableDice => ({
  keepsGiven: false,
  throwFor: () => ({ dice, seed: {} }),
  commitment: () => null,
});

/** Dice of a script: it says what was thrown, and what it leaves open is thrown for it. */
export const scriptedDice = (dice: Dice): TableDice => ({ ...plainDice(dice), keepsGiven: true });

class SeededPlay {
  readonly events: TableEvent[] = [];
  made: Seeds | null = null;
  #sealed = 0;

  constructor(
    readonly game: Game,
    public state: State,
    readonly dice: TableDice,
  ) {}

  act(act: Act, at: number): Refusal['refused'] | null {
    const { events, state, refusal } = decide(this.game, this.state, this.#filled(act), at);
    this.state = state;
    this.events.push(...events);
    return refusal;
  }

  /** A roll and a deal get their faces, cards and seed here. */
  #filled(act: Act): Act {
    if (act.do !== 'roll' && act.do !== 'deal') return act;
    const { game, state, dice } = this;
    if (dice.keepsGiven) {
      const thrown = dice.throwFor(act.do, '');
      return thrown === null ? act : fillIn(game, state, act, thrown.dice);
    }
    if (typeof act.seat !== 'number') return act;
    // Each throw of the roll-off has its own numbers, so that one throw tells nothing about the next.
    const rollOff = act.do === 'roll' && state.phase === 'roll-off';
    const thrown = dice.throwFor(act.do, rollOff ? `:${state.seq}:${act.seat}` : '');
    if (thrown === null) return act;
    if (act.do === 'roll')
      return { ...fillIn(game, state, { seat: act.seat, do: 'roll' }, thrown.dice), ...thrown.seed } as Act;
    const { cards: _, seed: __, ...asked } = act;
    return { ...fillIn(game, state, asked, thrown.dice), ...thrown.seed } as Act;
  }

  /** A shake begins: new seeds, and their hash is in the log before anybody can roll. */
  sealDice(at: number): void {
    const begun = this.events.slice(this.#sealed).some(e => e.event === 'shake-began' || e.event === 'opened');
    this.#sealed = this.events.length;
    const sealed = begun ? this.dice.commitment(this.state.shake?.no ?? 0) : null;
    if (sealed === null) return;
    this.made = sealed.seeds;
    this.act({ seat: 'engine', do: 'commit', hash: sealed.hash }, at);
  }

  /** Rolls and deals that the referee asks the host for, because a player let the time pass. */
  answerDice(at: number): void {
    for (;;) {
      const due = this.state.awaiting.find(a => a.kind === 'roll' || a.kind === 'deal');
      const thrown = due === undefined ? null : this.dice.throwFor(due.kind === 'roll' ? 'roll' : 'deal', '');
      if (due === undefined || thrown === null) return;
      const { dice, seed } = thrown;
      const refusal =
        due.kind === 'deal'
          ? this.act(
              { seat: 'engine', do: 'deal', cards: randomDeal(this.game, this.state, due.count, dice), ...seed },
              at,
            )
          : this.act({ seat: 'engine', do: 'roll', ...randomRoll(this.game, this.state, dice), ...seed }, at);
      if (refusal !== null) throw new Error(`the referee refused its own dice: ${refusal.code}`);
      this.sealDice(at);
    }
  }
}

/** Decides an act at a moment of table time. */
export function decideWithDice(game: Game, state: State, dice: TableDice, act: Act, at: number): SeededDecision {
  const play = new SeededPlay(game, state, dice);
  const refusal = play.act(act, at);
  const end = Math.max(at, play.state.at);
  play.sealDice(end);
  play.answerDice(end);
  return { events: play.events, state: play.state, refusal, seeds: play.made };
}

/** The first events of a match, with the commitment to its dice. */
export function openMatch(game: Game, config: TableConfig, extra: readonly number[], dice: TableDice): SeededDecision {
  const { state, events } = open(game, config);
  const play = new SeededPlay(game, state, dice);
  play.events.push(...events);
  for (const [target, value] of extra.entries())
    if (value > 0) play.act({ seat: 'director', do: 'accommodate', target, value }, 0);
  play.sealDice(0);
  return { events: play.events, state: play.state, refusal: null, seeds: play.made };
}
