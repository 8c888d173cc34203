import { newestEdition } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { decide } from '../../decide.ts';
import { replay } from '../../replay.ts';
import type { State } from '../../state.ts';
import { Script } from '../../test/script.ts';

const EDITION = newestEdition('equations');
const practice = () => new Script(EDITION, { table: { options: { undo: true } } });

/** All that players see of a shake, without the moments kept. */
const seen = (s: State) => ({ ...s.shake, past: null, phase: s.phase, penalties: s.penalties });

describe('going back in practice', () => {
  it('is refused at a table that has not agreed to it', () => {
    const s = new Script(EDITION).toTurn();
    expect(s.seat(0, { do: 'undo', moment: 1 })?.code).toBe('no-undo');
  });

  it('leads to every moment of the shake since the Goal was to be set, as it was then', () => {
    const s = practice().toTurn();
    const states: State[] = [];
    for (let i = 0; i < 4; i++) {
      states.push(s.state);
      const cube = s.state.shake!.mat.resources[0]!.id;
      s.does(s.state.shake!.onTurn!, { do: 'move', cube, to: 'permitted' });
    }
    for (const then of states.reverse()) {
      const moment = then.shake!.past.at(-1)!;
      s.does(0, { do: 'undo', moment: moment.seq });
      expect(seen(s.state)).toEqual(seen(then));
      expect(s.state.shake!.past).toEqual(then.shake!.past);
    }
    const goal = s.state.shake!.past[0]!;
    expect(goal.phase).toBe('goal');
    s.does(1, { do: 'undo', moment: goal.seq });
    expect(s.state.phase).toBe('goal');
    expect(s.state.shake!.mat.goal).toEqual([]);
    expect(s.state.shake!.rolled).toBe(true);
  });

  it('takes back a challenge that was not written out, and what it cost', () => {
    const s = practice().toTurn();
    const moment = s.state.shake!.past.at(-1)!;
    const before = s.state;
    const other = before.shake!.onTurn!;
    s.does(other, { do: 'lift' });
    s.does(other, { do: 'put-back' });
    s.does(other, { do: 'undo', moment: moment.seq });
    expect(seen(s.state)).toEqual(seen(before));
  });

  it('knows no moment before the roll and none that was taken back', () => {
    const s = practice().toTurn();
    expect(s.seat(0, { do: 'undo', moment: 1 })?.code).toBe('no-such-moment');
    const [goal, turn] = s.state.shake!.past;
    s.does(0, { do: 'undo', moment: goal!.seq });
    expect(s.seat(0, { do: 'undo', moment: turn!.seq })?.code).toBe('no-such-moment');
  });

  it('is an event like any other: the log gives the same state again', () => {
    const s = practice().toTurn();
    const cube = s.state.shake!.mat.resources[0]!.id;
    const moment = s.state.shake!.past.at(-1)!;
    s.does(s.state.shake!.onTurn!, { do: 'move', cube, to: 'forbidden' });
    s.does(0, { do: 'undo', moment: moment.seq });
    expect(replay(s.events)).toEqual(s.state);
    expect(decide(s.game, s.state, { seat: 0, do: 'undo', moment: 0 }, s.state.at).refusal).not.toBeNull();
  });
});
