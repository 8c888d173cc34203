import {
  type Act,
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
import { commitmentOf, diceOf, type Seeds } from './seeds.ts';

/** What came of an act once the host has added its part: dice from the sealed seeds, and new seeds for a new shake. */
export interface Refereed {
  readonly events: readonly TableEvent[];
  /** The state after them. */
  readonly state: State;
  readonly refusal: Refusal['refused'] | null;
  /** Seeds committed to in these events; secret until used. */
  readonly seeds: Seeds | null;
}

class Play {
  readonly events: TableEvent[] = [];
  made: Seeds | null = null;
  #sealed = 0;

  constructor(
    readonly game: Game,
    public state: State,
    public seeds: Seeds | null,
    readonly newSeed: () => string,
  ) {}

  act(act: Act, at: number): Refusal['refused'] | null {
    const { events, state, refusal } = decide(this.game, this.state, this.filled(act), at);
    this.state = state;
    this.events.push(...events);
    return refusal;
  }

  /** A player's roll and deal get their faces, cards and seed here; what the player sent of these is not looked at. */
  filled(act: Act): Act {
    if (this.seeds === null || typeof act.seat !== 'number') return act;
    if (act.do === 'roll' && this.state.phase === 'roll-off') {
      // Each throw of the roll-off has its own numbers, so that one throw tells nothing about the next.
      const dice = diceOf(`${this.seeds.roll}:${this.state.seq}:${act.seat}`);
      return fillIn(this.game, this.state, { seat: act.seat, do: 'roll' }, dice);
    }
    if (act.do === 'roll')
      return {
        ...fillIn(this.game, this.state, { seat: act.seat, do: 'roll' }, diceOf(this.seeds.roll)),
        seed: this.seeds.roll,
      } as Act;
    if (act.do === 'deal') {
      const { cards: _, seed: __, ...asked } = act;
      return { ...fillIn(this.game, this.state, asked, diceOf(this.seeds.deal)), seed: this.seeds.deal } as Act;
    }
    return act;
  }

  /** A shake begins: new seeds, and their hash is in the log before anybody can roll. */
  seal(at: number): void {
    const begun = this.events.slice(this.#sealed).some(e => e.event === 'shake-began' || e.event === 'opened');
    this.#sealed = this.events.length;
    if (!begun) return;
    this.seeds = this.made = { shake: this.state.shake?.no ?? 0, roll: this.newSeed(), deal: this.newSeed() };
    this.act({ seat: 'engine', do: 'commit', hash: commitmentOf(this.seeds) }, at);
  }

  /** Rolls and deals that the referee asks the host for, because a player let the time pass. */
  answerDice(at: number): void {
    for (;;) {
      const due = this.state.awaiting.find(a => a.kind === 'roll' || a.kind === 'deal');
      if (due === undefined || this.seeds === null) return;
      const { roll, deal } = this.seeds;
      const refusal =
        due.kind === 'roll'
          ? this.act({ seat: 'engine', do: 'roll', ...randomRoll(this.game, this.state, diceOf(roll)), seed: roll }, at)
          : due.kind === 'deal'
            ? this.act(
                {
                  seat: 'engine',
                  do: 'deal',
                  cards: randomDeal(this.game, this.state, due.count, diceOf(deal)),
                  seed: deal,
                },
                at,
              )
            : null;
      if (refusal !== null) throw new Error(`the referee refused its own dice: ${refusal.code}`);
      this.seal(at);
    }
  }
}

/** Decides an act at a moment of table time. */
export function refereed(
  game: Game,
  state: State,
  seeds: Seeds | null,
  act: Act,
  at: number,
  newSeed: () => string,
): Refereed {
  const play = new Play(game, state, seeds, newSeed);
  const refusal = play.act(act, at);
  const end = Math.max(at, play.state.at);
  play.seal(end);
  play.answerDice(end);
  return { events: play.events, state: play.state, refusal, seeds: play.made };
}

/** The first events of a match, with the seal on its dice. */
export function openMatch(game: Game, config: TableConfig, extraTime: number, newSeed: () => string): Refereed {
  const { state, events } = open(game, config);
  const play = new Play(game, state, null, newSeed);
  play.events.push(...events);
  if (extraTime > 0)
    for (const [target] of config.players.entries())
      play.act({ seat: 'director', do: 'accommodate', target, value: extraTime }, 0);
  play.seal(0);
  return { events: play.events, state: play.state, refusal: null, seeds: play.made };
}
