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
import { commitmentOf, diceOf, type Seeds, type Sha256 } from './seeds.ts';

/** What came of an act once the host has added its part: dice from the sealed seeds, and new seeds for a new shake. */
export interface SeededDecision {
  readonly events: readonly TableEvent[];
  /** The state after them. */
  readonly state: State;
  readonly refusal: Refusal['refused'] | null;
  /** Seeds committed to in these events; secret until used. */
  readonly seeds: Seeds | null;
}

/** Dice whose seeds are secret until they are used; their hash is in the log before anybody can roll. */
interface SealedDice {
  readonly kind: 'sealed';
  readonly seeds: Seeds | null;
  readonly newSeed: () => string;
  readonly sha256: Sha256;
}

/** Dice that nobody has to take on trust: those of one's own device, or of a script. */
interface PlainDice {
  readonly kind: 'plain';
  readonly dice: Dice;
}

export type TableDice = SealedDice | PlainDice;

class Play {
  readonly events: TableEvent[] = [];
  made: Seeds | null = null;
  #seeds: Seeds | null;
  #sealed = 0;

  constructor(
    readonly game: Game,
    public state: State,
    readonly dice: TableDice,
  ) {
    this.#seeds = dice.kind === 'sealed' ? dice.seeds : null;
  }

  act(act: Act, at: number): Refusal['refused'] | null {
    const { events, state, refusal } = decide(this.game, this.state, this.#filled(act), at);
    this.state = state;
    this.events.push(...events);
    return refusal;
  }

  /** The dice for one throw, and the seed that is shown with it. Null while no seed is sealed. */
  #throw(kind: 'roll' | 'deal', throwOf = ''): { readonly dice: Dice; readonly seed: { seed?: string } } | null {
    const { dice } = this;
    if (dice.kind === 'plain') return { dice: dice.dice, seed: {} };
    const seed = this.#seeds?.[kind];
    if (seed === undefined) return null;
    return { dice: diceOf(dice.sha256, `${seed}${throwOf}`), seed: throwOf === '' ? { seed } : {} };
  }

  /** A player's roll and deal get their faces, cards and seed here; what the player sent of these is not looked at. */
  #filled(act: Act): Act {
    if (typeof act.seat !== 'number' || (act.do !== 'roll' && act.do !== 'deal')) return act;
    // Each throw of the roll-off has its own numbers, so that one throw tells nothing about the next.
    const rollOff = act.do === 'roll' && this.state.phase === 'roll-off';
    const thrown = this.#throw(act.do, rollOff ? `:${this.state.seq}:${act.seat}` : '');
    if (thrown === null) return act;
    if (act.do === 'roll')
      return { ...fillIn(this.game, this.state, { seat: act.seat, do: 'roll' }, thrown.dice), ...thrown.seed } as Act;
    const { cards: _, seed: __, ...asked } = act;
    return { ...fillIn(this.game, this.state, asked, thrown.dice), ...thrown.seed } as Act;
  }

  /** A shake begins: new seeds, and their hash is in the log before anybody can roll. */
  sealDice(at: number): void {
    const begun = this.events.slice(this.#sealed).some(e => e.event === 'shake-began' || e.event === 'opened');
    this.#sealed = this.events.length;
    const { dice } = this;
    if (!begun || dice.kind === 'plain') return;
    const seeds = { shake: this.state.shake?.no ?? 0, roll: dice.newSeed(), deal: dice.newSeed() };
    this.#seeds = this.made = seeds;
    this.act({ seat: 'engine', do: 'commit', hash: commitmentOf(dice.sha256, seeds) }, at);
  }

  /** Rolls and deals that the referee asks the host for, because a player let the time pass. */
  answerDice(at: number): void {
    for (;;) {
      const due = this.state.awaiting.find(a => a.kind === 'roll' || a.kind === 'deal');
      const thrown = due === undefined ? null : this.#throw(due.kind === 'roll' ? 'roll' : 'deal');
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
  const play = new Play(game, state, dice);
  const refusal = play.act(act, at);
  const end = Math.max(at, play.state.at);
  play.sealDice(end);
  play.answerDice(end);
  return { events: play.events, state: play.state, refusal, seeds: play.made };
}

/** The first events of a match, with the seal on its dice. */
export function openMatch(game: Game, config: TableConfig, extra: readonly number[], dice: TableDice): SeededDecision {
  const { state, events } = open(game, config);
  const play = new Play(game, state, dice);
  play.events.push(...events);
  for (const [target, value] of extra.entries())
    if (value > 0) play.act({ seat: 'director', do: 'accommodate', target, value }, 0);
  play.sealDice(0);
  return { events: play.events, state: play.state, refusal: null, seeds: play.made };
}
