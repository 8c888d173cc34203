import { playAct } from '@forceout/host/virtual-table';
import { DIVISIONS, type Division } from '@forceout/rulebook';
import { open, readAct, readConfig, type State, summary, totals } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';

const PORTS = { dice: { below: () => 0 }, budget: { steps: 1_000_000 } };

type Judging = 'auto' | 'players';

/** A table of two at which every act is taken, judged by the game itself. */
class Shake {
  state: State;
  private at = 0;

  constructor(division: Division, judging: Judging) {
    const config = readConfig({
      edition: 'equations-2015',
      division,
      players: ['Ann', 'Ben'],
      adventurous: false,
      enforcement: 'faithful',
      judging,
      leftoverSand: 'off',
      firstGoalSetter: 0,
      judge: false,
    });
    if (!config.ok) throw new Error(config.refused.message);
    this.state = open(game, config.config).state;
    this.act(0, { do: 'roll', faces: [...('123+-02' + '31x/0' + '45645*' + '78978r')] });
  }

  act(seat: number | 'director', what: object): this {
    this.at += 1000;
    const read = readAct({ at: this.at, seat, ...what });
    if (!read.ok) throw new Error(read.refused.message);
    const played = playAct(game, this.state, read.act, this.at, PORTS);
    expect([what, played.refusal]).toEqual([what, null]);
    this.state = played.state;
    return this;
  }

  move = (seat: number, cube: string, to: string): this => this.act(seat, { do: 'move', cube, to });
  say = (seat: number, say: string): this => this.act(seat, { do: 'lift' }).act(seat, { do: 'say', say });
  submit = (seat: number, solution: string, goal = '5'): this => this.act(seat, { do: 'submit', solution, goal });
  accept = (seat: number, writer: number): this => this.act(seat, { do: 'accept', writer });

  get scores(): readonly number[] {
    return totals(this.state);
  }
  get phase(): string {
    return this.state.phase;
  }
}

/** The Goal 5, a 2 Required, a + Permitted. */
const started = (division: Division, judging: Judging): Shake =>
  new Shake(division, judging)
    .act(0, { do: 'goal', goal: '5' })
    .move(1, 'red 2', 'required')
    .move(0, 'red +', 'permitted');

describe.each(DIVISIONS)('whole shakes in %s', division => {
  describe.each(['auto', 'players'] as const)('judging %s', judging => {
    it('[equations-2015 VI-A-2] [equations-2015 X-B] Now with a Solution beats the mover', () => {
      const shake = started(division, judging).say(1, 'now').submit(1, '2+3');
      if (judging === 'players') shake.accept(0, 1);
      expect(shake.scores).toEqual([2, 6]);
    });

    it('[equations-2015 VI-A-1] [equations-2015 X-A] Impossible falls to the Solution of the mover', () => {
      const shake = started(division, judging).say(1, 'impossible').submit(0, '(2+8)/2');
      if (judging === 'players') shake.accept(1, 0);
      expect(shake.scores).toEqual([6, 2]);
    });

    it('a Solution that misses the Goal loses to Impossible', () => {
      const shake = started(division, judging).say(1, 'impossible').submit(0, '2+4');
      if (judging === 'players') shake.act(1, { do: 'reject', writer: 0, reason: 'VII-C-5-d' });
      expect(shake.scores).toEqual([2, 6]);
    });

    it('[equations-2015 XI-B-2] when time is called both write with all that is left', () => {
      const shake = started(division, judging).act('director', { do: 'warning' }).act('director', { do: 'stop' });
      expect(shake.phase).toBe('stop-write');
      shake.submit(0, '2+3').submit(1, '2x(7-2)');
      if (judging === 'players') shake.accept(1, 0).act(0, { do: 'reject', writer: 1, reason: 'VII-C-5-d' });
      expect(shake.scores).toEqual([4, 2]);
    });

    it('[equations-2015 VIII-A] [equations-2015 VIII-B] after the last cube everybody writes', () => {
      const shake = started(division, judging);
      const left = () => shake.state.shake?.mat.resources ?? [];
      for (let seat = 1; left().length > 0; seat = 1 - seat)
        shake.move(seat, `${left()[0]!.kind} ${left()[0]!.face}`, 'permitted');
      expect(shake.phase).not.toBe('turn');
      shake.submit(0, '2+3').submit(1, '(2+8)/2');
      if (judging === 'players') shake.accept(1, 0).accept(0, 1);
      expect(shake.scores).toEqual([4, 4]);
    });

    it('[equations-2015 VIII-B] after the last cube Impossible is still open, and right where no cube for a Solution is left', () => {
      const shake = started(division, judging);
      const left = () => shake.state.shake?.mat.resources ?? [];
      for (let seat = 1; left().length > 0; seat = 1 - seat)
        shake.move(seat, `${left()[0]!.kind} ${left()[0]!.face}`, left().length === 1 ? 'permitted' : 'forbidden');
      const mover = shake.state.shake!.lastMover!;
      shake.say(1 - mover, 'impossible');
      shake.submit(mover, '2+4');
      if (judging === 'players') shake.act(1 - mover, { do: 'reject', writer: mover, reason: 'VII-C-5-d' });
      expect(shake.scores[1 - mover]).toBe(6);
    });

    it('[equations-2015 IV-D-1] when all agree that there is no Goal the shake is void', () => {
      const shake = new Shake(division, judging).act(0, { do: 'no-goal' }).act(1, { do: 'agree' });
      expect(shake.scores).toEqual([0, 0]);
      expect(summary(game, shake.state)).toMatchObject({ goalSetter: 0, shakeScores: [] });
    });

    it('[equations-2015 IV-D-2 set] who disagrees and sets a Goal costs the Goal-setter two points', () => {
      const shake = new Shake(division, judging).act(0, { do: 'no-goal' }).act(1, { do: 'lift' });
      shake.act(1, { do: 'goal', goal: '5' });
      shake.move(0, 'red 2', 'required');
      expect(shake.scores).toEqual([-2, 0]);
    });
  });
});
