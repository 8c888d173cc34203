import { type EditionId, rulesOf } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const casual = (edition: EditionId, players: 2 | 3 = 3) =>
  new Script(edition, { players, table: { judging: 'auto', options: { casual: true } } });
const score = (edition: EditionId) => rulesOf(edition).absentScore;
const ROUND = { os: 'XI-B', eq: 'XI-B', wff: 'XI-B' };

describe('giving up at a casual table', () => {
  rule(ROUND, 'who resigns is absent for this shake and the rest of the match; the others go on', edition => {
    const s = casual(edition).toTurn().does(1, { do: 'resign' });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2 });
    expect(s.seat(1, { do: 'back' })?.code).toBe('resigned');
    s.move(2, 'b', 'required').challenge(0, 'now').submits(0, true);
    expect(s.sum.shakeScores).toEqual([[6, score(edition), 2]]);
    expect(s.state.shake!.out).toEqual([1]);
  });

  rule(ROUND, 'of two, the other finishes a Goal that is set, and then the scoresheet is open', edition => {
    const s = casual(edition, 2).toTurn().does(1, { do: 'resign' }).does(0, { do: 'stop' }).submits(0, true);
    expect(s.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[4, score(edition)]] });
    expect(casual(edition, 2).does(0, { do: 'resign' }).phase).toBe('scoresheet');
    expect(casual(edition, 2).roll().does(1, { do: 'resign' }).sum).toMatchObject({
      phase: 'scoresheet',
      shakeScores: [],
    });
    const challenged = casual(edition, 2)
      .toTurn()
      .move(1, 'b', 'required')
      .challenge(0, 'now')
      .does(1, { do: 'resign' });
    challenged.submits(0, true);
    expect(challenged.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[6, score(edition)]] });
  });

  rule(
    ROUND,
    'the match ends where all agree: an unchallenged shake is void, a challenged one is played out',
    edition => {
      const s = casual(edition).toTurn().does(0, { do: 'end-match' });
      expect(s.seat(0, { do: 'end-match' })?.code).toBe('wished');
      s.does(1, { do: 'end-match', agree: false }).does(2, { do: 'end-match' }).does(1, { do: 'end-match' });
      expect(s.phase).toBe('turn');
      s.does(0, { do: 'end-match' });
      expect(s.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [] });
      const challenged = casual(edition, 2).toTurn().move(1, 'b', 'required').challenge(0, 'now');
      challenged.does(0, { do: 'end-match' }).does(1, { do: 'end-match' });
      expect(challenged.phase).toBe('write');
      challenged.submits(0, true);
      expect(challenged.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[6, 2]] });
    },
  );

  rule(ROUND, 'neither is there where the table is not casual', edition => {
    const s = new Script(edition).toTurn();
    expect(s.seat(0, { do: 'resign' })?.code).toBe('not-casual');
    expect(s.seat(0, { do: 'end-match' })?.code).toBe('not-casual');
  });
});
