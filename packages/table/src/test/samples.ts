import type { Act, PlayerAct } from '../act.ts';
import type { State } from '../state.ts';

type Chance = { below(n: number): number };
type Verb = PlayerAct['do'];
type Sample<A extends Verb> = (m: Moment) => Act & { readonly do: A };

const TO = ['required', 'permitted', 'forbidden'] as const;
const FACES = ['a', 'b', 'c', 'd', 'e', '='];
const REASONS = ['VII-B', 'VII-C-5-b', 'II-A', ''];
const PICKS = ['plain', 'other', 'third', 'fourth', 'blank', 'idle', 'pair', 'shift', null];
const FAULTS = ['leader-bonus', 'early-relation', 'last-cube-forbidden', 'illegal-variation'];

/** A state with dice: what a random act is made of. */
class Moment {
  constructor(
    readonly s: State,
    private readonly chance: Chance,
    readonly secret: string,
  ) {}

  pick<T>(xs: readonly T[]): T {
    return xs[this.chance.below(xs.length)] as T;
  }

  below(n: number): number {
    return this.chance.below(n);
  }

  get anyone(): number {
    return this.chance.below(this.s.seats.length);
  }

  /** The seat that the phase waits for, else anybody. */
  get due(): number {
    const { s } = this;
    switch (s.phase) {
      case 'roll-deal':
        return s.shake.setter;
      case 'variation':
        return s.shake.selecting.seat;
      case 'goal':
      case 'no-goal-set':
        return s.shake.goalBy;
      case 'turn':
        return s.shake.onTurn;
      case 'block-up':
        return s.shake.block.lifts[0]?.seat ?? this.anyone;
      default:
        return this.anyone;
    }
  }

  get face(): string {
    return this.pick(this.s.shake?.mat.resources.map(c => c.face) ?? FACES) ?? 'a';
  }

  get writer(): number {
    return this.s.shake?.checking?.writer ?? this.anyone;
  }

  get yes(): boolean {
    return this.chance.below(2) === 0;
  }

  get solution() {
    return { right: this.yes, faults: ['VII-B'], shows: 'shown', equals: this.yes, secret: this.secret };
  }
}

/** For each act of the table something to do it with; an act that is added there is missing here until it has one. */
const SAMPLES: { readonly [A in Verb]: Sample<A> } = {
  preset: m => ({ seat: m.due, do: 'preset', faces: ['a', 'b'] }),
  roll: m =>
    m.s.phase === 'roll-off' ? { seat: m.due, do: 'roll', faces: [m.pick(FACES)] } : { seat: m.due, do: 'roll' },
  deal: m =>
    m.yes
      ? { seat: (m.due + m.s.seats.length - 1) % m.s.seats.length, do: 'deal', count: 6 + m.below(7) }
      : { seat: m.anyone, do: 'deal' },
  select: m => ({ seat: m.due, do: 'select', variation: m.pick(PICKS), value: m.pick(FACES) }),
  bonus: m => ({ seat: m.due, do: 'bonus', cube: m.face }),
  place: m => ({ seat: m.due, do: 'place', goal: m.face }),
  goal: m => ({ seat: m.due, do: 'goal', goal: m.yes ? m.face : m.face + m.face }),
  'no-goal': m => ({ seat: m.due, do: 'no-goal' }),
  agree: m => ({ seat: m.anyone, do: 'agree' }),
  move: m => ({ seat: m.due, do: 'move', cube: m.face, to: m.pick(TO) }),
  shift: m => ({ seat: m.due, do: 'shift', cube: m.pick(FACES), to: m.pick(TO) }),
  lift: m => ({ seat: m.anyone, do: 'lift' }),
  say: m => ({ seat: m.due, do: 'say', say: m.pick(['now', 'impossible', 'now', 'impossible', 'never']) }),
  tie: m => ({ seat: m.anyone, do: 'tie', both: m.yes }),
  'put-back': m => ({ seat: m.anyone, do: 'put-back' }),
  side: m =>
    m.yes
      ? { seat: m.anyone, do: 'side', with: m.pick(['mover', 'challenger']) }
      : { seat: m.anyone, do: 'side', present: m.yes },
  submit: m => ({ seat: m.anyone, do: 'submit', solution: m.pick([m.solution, m.solution, null]) }),
  withdraw: m => ({ seat: m.anyone, do: 'withdraw' }),
  accept: m => ({ seat: m.anyone, do: 'accept', writer: m.writer }),
  reject: m =>
    m.yes
      ? { seat: m.anyone, do: 'reject', writer: m.writer, reason: m.pick(REASONS) }
      : {
          seat: m.anyone,
          do: 'reject',
          writer: m.writer,
          reason: 'VII-C-5-c',
          regroup: m.pick(['shown', 'not shown']),
        },
  prove: m => ({ seat: m.anyone, do: 'prove', writer: m.writer, how: m.pick(['joint', 'separate']) }),
  'more-time': m => ({ seat: m.anyone, do: 'more-time' }),
  'call-judge': m => ({ seat: m.anyone, do: 'call-judge' }),
  'call-off': m => ({ seat: m.anyone, do: 'call-off' }),
  'ask-judge': m => ({ seat: m.anyone, do: 'ask-judge', writer: m.writer }),
  'point-out': m => ({ seat: m.anyone, do: 'point-out', fault: m.pick(FAULTS) }),
  absent: m => ({ seat: m.anyone, do: 'absent' }),
  back: m => ({ seat: m.anyone, do: 'back' }),
  sign: m => ({ seat: m.anyone, do: 'sign' }),
  object: m => ({ seat: m.anyone, do: 'object' }),
  correct: m => ({ seat: m.anyone, do: 'correct', scores: m.s.seats.map(() => 4) }),
  appeal: m => ({ seat: m.anyone, do: 'appeal' }),
  stop: m => ({ seat: m.anyone, do: 'stop' }),
  resign: m => ({ seat: m.anyone, do: 'resign' }),
  undo: m => ({ seat: m.anyone, do: 'undo', moment: m.pick(m.s.shake?.past.map(p => p.seq) ?? [1]) ?? 1 }),
  'end-match': m => ({ seat: m.anyone, do: 'end-match', agree: m.below(4) > 0 }),
};

export const sampleOf = (verb: Verb, s: State, chance: Chance, secret: string): Act =>
  SAMPLES[verb](new Moment(s, chance, secret));
