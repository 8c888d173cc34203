import { rulesOf } from '@forceout/rulebook';
import type { Cube, Json, State } from '@forceout/table';
import type { TableClient, UntrustedAct } from '@forceout/wire';
import type { Acknowledged } from './invariants.ts';
import type { SeededRandom } from './random.ts';

const LETTERS = ['p', 'q', 'r', 's'];

/** Something a player of WFF 'N PROOF could do now; not always allowed. */
export function someAct(state: State, seat: number, random: SeededRandom): UntrustedAct | null {
  const { shake, phase } = state;
  const resources: readonly Cube[] = shake?.mat.resources ?? [];
  const cube = () => random.pick(resources)?.id ?? 'nothing';
  if (random.chance(0.03)) return { do: 'lift' };
  if (random.chance(0.02)) return { do: 'say', say: 'now' };
  switch (phase) {
    case 'roll-off':
      return { do: 'roll' };
    case 'roll-deal':
      return shake?.setter === seat ? { do: 'roll' } : null;
    case 'goal':
      return shake?.setter === seat ? goal(resources, random) : null;
    case 'no-goal':
      return { do: 'agree' };
    case 'turn':
      if (shake?.onTurn !== seat) return random.chance(0.15) ? { do: 'lift' } : null;
      return { do: 'move', cube: cube(), to: random.pick(['required', 'permitted', 'forbidden'])! };
    case 'block-up':
      return shake?.block?.lifts.some(l => l.seat === seat)
        ? { do: 'say', say: random.chance(0.5) ? 'now' : 'impossible' }
        : random.chance(0.3)
          ? { do: 'lift' }
          : null;
    case 'write':
    case 'last-cube-write':
    case 'stop-write':
    case 'no-goal-write':
      return random.chance(0.5) ? { do: 'submit', solution: null } : { do: 'submit', solution: someSolution() };
    case 'check':
      return shake?.checking
        ? random.chance(0.7)
          ? { do: 'accept', writer: shake.checking.writer }
          : { do: 'reject', writer: shake.checking.writer, reason: rulesOf(state.config.edition).clauses.solution }
        : null;
    case 'scoresheet':
      return { do: 'sign' };
    default:
      return null;
  }
}

const goal = (resources: readonly Cube[], random: SeededRandom): UntrustedAct => {
  const letter = random.pick(resources.filter(c => LETTERS.includes(c.face)))?.face;
  return letter === undefined ? { do: 'no-goal' } : { do: 'goal', goal: letter };
};

const someSolution = (): Json => ({
  premises: ['p'],
  rules: ['Rp'],
  proof: {
    premises: ['p'],
    goal: 'p',
    lines: [
      { wff: 'p', rule: 's' },
      { wff: 'p', rule: 'Rp' },
    ],
  },
});

/** A player who acts now and then, reads answers, and remembers what was acknowledged. */
export class SimPlayer {
  readonly acknowledged: Acknowledged[] = [];
  asked = 0;
  answered = 0;
  quiet = false;

  constructor(
    readonly person: string,
    readonly table: string,
    readonly line: TableClient,
    readonly random: SeededRandom,
    readonly after: (ms: number, run: () => void) => void,
    /** Mean pause between acts. */
    readonly pace = 2000,
  ) {
    line.follow(table);
    this.#ask('sit', line.sit(table));
    this.#later();
  }

  /** Mostly at once, sometimes so late that time runs out. */
  #later(): void {
    const slow = this.pace >= 1000 && this.random.chance(0.05);
    const ms = slow ? this.random.below(150_000) : this.pace / 20 + this.random.below(2 * this.pace);
    this.after(ms, () => {
      if (!this.quiet) this.#act();
      this.#later();
    });
  }

  #act(): void {
    const followed = this.line.table(this.table);
    const state = followed?.room.state;
    if (followed == null || state == null || typeof followed.viewer !== 'number') return;
    if (this.random.chance(0.05)) this.#ask('draft', this.line.draft(this.table, state.shakeNo, { of: this.person }));
    if (this.random.chance(0.02)) this.#ask('phrase', this.line.phrase(this.table, 'thinking'));
    if (followed.room.stage === 'over') return void this.#ask('rematch', this.line.rematch(this.table));
    const act = someAct(state, followed.viewer, this.random);
    if (act !== null) this.#ask(act.do, this.line.act(this.table, act, this.random.chance(0.3)), true);
  }

  #ask(what: string, answer: ReturnType<TableClient['act']>, isAct = false): void {
    this.asked++;
    void answer.then(given => {
      this.answered++;
      if (given.ok && isAct) this.acknowledged.push({ person: this.person, seq: given.seq, do: what });
    });
  }
}
