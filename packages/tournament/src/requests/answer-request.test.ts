import { describe, expect, it } from 'vitest';
import { answerRequest } from './answer-request.ts';

const errorOf = (request: unknown) => {
  const found = answerRequest(request);
  return found.ok ? 'answered' : `${found.code} ${found.at ?? '-'}`;
};

const abc = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const seat = { ask: 'seat', method: 'draw', players: abc };
const sheet = {
  ask: 'check-sheet',
  edition: 'wff-2017',
  division: 'middle',
  players: ['Ann', 'Ben'],
  shakes: [{ scores: [6, 2] }],
  totals: [6, 2],
  points: [6, 4],
};
const standings = { ask: 'standings', players: abc, rounds: [] };
const result = (table: object) => ({
  ...standings,
  rounds: [{ tables: [{ players: ['a', 'b'], points: [6, 4] }, table] }],
});
const sweepstakes = { ask: 'sweepstakes', ids: ['a', 'b'], games: [{ game: 'x', max: 24, totals: { a: 3 } }] };
const places = { ask: 'places', division: 'middle', entries: { x: 3 } };

describe('what is wrong, and where', () => {
  it.each<[string, unknown, string]>([
    ['no object', [], 'bad-value -'],
    ['null', null, 'bad-value -'],
    ['nothing asked', {}, 'missing-field ask'],
    ['asked in another way', { ask: 3 }, 'unknown-ask ask'],
    ['a name every object has', { ask: 'toString' }, 'unknown-ask ask'],
    ['a field too many', { ...seat, colour: 1 }, 'unknown-field colour'],
    ['a field every object has', { ...seat, constructor: 1 }, 'unknown-field constructor'],
    ['a field too few', { ask: 'seat', players: abc }, 'missing-field method'],
    ['null for a field', { ...seat, past: null }, 'bad-value past'],
    ['no id', { ...seat, players: [{ id: '' }] }, 'bad-value players[0].id'],
    ['an id that is no text', { ...seat, players: [{ id: 3 }] }, 'bad-value players[0].id'],
    ['a player with a nose', { ...seat, players: [{ id: 'a', nose: 1 }] }, 'unknown-field players[0].nose'],
    ['a team without a name', { ...seat, players: [{ id: 'a', team: '' }] }, 'bad-value players[0].team'],
    ['a player twice', { ...seat, players: [...abc, { id: 'b' }] }, 'duplicate-player players[3].id'],
    ['a seed too large', { ...seat, seed: 2147483648 }, 'bad-value seed'],
    ['a seed that is no whole number', { ...seat, seed: 0.5 }, 'bad-value seed'],
    ['a round that is not the next', { ...seat, round: 2 }, 'bad-value round'],
    ['fewer rounds than were played', { ...seat, past: [{ tables: [] }], rounds: 1 }, 'bad-value rounds'],
    ['planned without rounds', { ...seat, method: 'planned' }, 'missing-field rounds'],
    ['a pair with himself', { ...seat, forbidden: [['a', 'a']] }, 'bad-value forbidden[0]'],
    ['a pair of three', { ...seat, forbidden: [['a', 'b', 'c']] }, 'bad-value forbidden[0]'],
    ['an order of another method', { ...seat, order: ['repeats', 'spread'] }, 'bad-value order[1]'],
    ['an order that moves a hard count', { ...seat, order: ['teammates'] }, 'bad-value order[0]'],
    ['an order with a count twice', { ...seat, order: ['repeats', 'repeats'] }, 'bad-value order[1]'],
    ['a past table of four', { ...seat, past: [{ tables: [['a', 'b', 'c', 'd']] }] }, 'bad-value past[0].tables[0]'],
    [
      'two past seats',
      {
        ...seat,
        past: [
          {
            tables: [
              ['a', 'b'],
              ['c', 'a'],
            ],
          },
        ],
      },
      'duplicate-player past[0].tables[1][1]',
    ],
    [
      'a past seat and a bye',
      { ...seat, past: [{ tables: [['a', 'b']], bye: ['b'] }] },
      'duplicate-player past[0].bye[0]',
    ],
    [
      'points of one table',
      {
        ...seat,
        past: [
          {
            tables: [
              ['a', 'b'],
              ['c', 'd'],
            ],
            points: [null],
          },
        ],
      },
      'bad-value past[0].points',
    ],
    [
      'points of one player',
      { ...seat, past: [{ tables: [['a', 'b']], points: [[6]] }] },
      'bad-value past[0].points[0]',
    ],
    ['seven points', { ...seat, past: [{ tables: [['a', 'b']], points: [[7, 2]] }] }, 'bad-value past[0].points[0][0]'],
    [
      'a hand seating of strangers',
      { ...seat, ask: 'check-seating', tables: [['a', 'x']] },
      'unknown-player tables[0][1]',
    ],
    ['a strange bye', { ...seat, ask: 'check-seating', tables: [], bye: ['x'] }, 'unknown-player bye[0]'],
    ['a hand seating of nothing', { ...seat, ask: 'check-seating' }, 'missing-field tables'],
    ['a plan with a method', { ask: 'plan', players: abc, rounds: 2, method: 'draw' }, 'unknown-field method'],
    [
      'a plan of fewer rounds than past',
      { ask: 'plan', players: abc, rounds: 1, past: [{ tables: [] }, { tables: [] }] },
      'bad-value rounds',
    ],
    ['one score', { ask: 'match-points', edition: 'wff-2017', scores: [1] }, 'bad-value scores'],
    ['half a score', { ask: 'match-points', edition: 'wff-2017', scores: [1, 2.5] }, 'bad-value scores[1]'],
    ['an edition unknown', { ask: 'match-points', edition: 'wff-2018', scores: [1, 2] }, 'bad-value edition'],
    ['a note on a shake', { ...sheet, shakes: [{ scores: [6, 2], note: '' }] }, 'unknown-field shakes[0].note'],
    ['a score too few', { ...sheet, shakes: [{ scores: [6] }] }, 'bad-value shakes[0].scores'],
    ['a total too many', { ...sheet, totals: [6, 2, 2] }, 'bad-value totals'],
    [
      'a penalty for nobody',
      { ...sheet, shakes: [{ scores: [6, 2], penalties: [{ seat: 2, points: -1 }] }] },
      'bad-value shakes[0].penalties[0].seat',
    ],
    [
      'a penalty without points',
      { ...sheet, shakes: [{ scores: [6, 2], penalties: [{ seat: 1 }] }] },
      'missing-field shakes[0].penalties[0].points',
    ],
    ['an absent seat that is not there', { ...sheet, didNotPlay: [2] }, 'bad-value didNotPlay[0]'],
    ['an absent seat twice', { ...sheet, didNotPlay: [1, 1] }, 'bad-value didNotPlay[1]'],
    ['the same player twice on a sheet', { ...sheet, players: ['Ann', 'Ann'] }, 'duplicate-player players[1]'],
    [
      'a result of a stranger',
      result({ players: ['x'], points: [6] }),
      'unknown-player rounds[0].tables[1].players[0]',
    ],
    [
      'two results of one player',
      result({ players: ['c', 'a'], points: [6, 4] }),
      'duplicate-player rounds[0].tables[1].players[1]',
    ],
    ['no result', result({ players: ['c'] }), 'missing-field rounds[0].tables[1].points'],
    [
      'two kinds of result',
      result({ players: ['c'], points: [6], scores: [20] }),
      'bad-value rounds[0].tables[1].scores',
    ],
    ['a result too short', result({ players: ['c'], scores: [] }), 'bad-value rounds[0].tables[1].scores'],
    ['a result of nobody', result({ players: [], points: [] }), 'bad-value rounds[0].tables[1].players'],
    ['a metric unknown', { ...standings, metrics: ['sum', 'luck'] }, 'bad-value metrics[1]'],
    ['a metric twice', { ...standings, metrics: ['sum', 'sum'] }, 'bad-value metrics[1]'],
    [
      'a team of six',
      { ...standings, teamRule: 'sum5', players: [...'abcdef'].map(id => ({ id, team: 't' })) },
      'team-size players[5].team',
    ],
    ['an id twice', { ...sweepstakes, ids: ['a', 'a'] }, 'duplicate-player ids[1]'],
    [
      'a total of a stranger',
      { ...sweepstakes, games: [{ game: 'x', max: 5, totals: { z: 1 } }] },
      'unknown-player games[0].totals.z',
    ],
    [
      'a game that gives nothing',
      { ...sweepstakes, games: [{ game: 'x', max: 0, totals: {} }] },
      'bad-value games[0].max',
    ],
    [
      'a game twice',
      { ...sweepstakes, games: [...sweepstakes.games, ...sweepstakes.games] },
      'bad-value games[1].game',
    ],
    ['less than nothing dropped', { ...sweepstakes, drop: -1 }, 'bad-value drop'],
    ['no game at all', { ...places, entries: {} }, 'bad-value entries'],
    ['less than nobody entered', { ...places, entries: { x: -1 } }, 'bad-value entries.x'],
    ['a division unknown', { ...places, division: 'baby' }, 'bad-value division'],
  ])('%s', (_, request, wanted) => {
    expect(errorOf(request)).toBe(wanted);
  });

  it.each([seat, sheet, standings, sweepstakes, places])('what these are changed from is answered: %o', request => {
    expect(errorOf(request)).toBe('answered');
  });

  it('says what is wrong by a code with facts, never by a sentence', () => {
    const names = ['draw', 'standings', 'interval', 'planned'];
    expect(answerRequest({ ...seat, method: 'swiss' })).toEqual({
      ok: false,
      code: 'bad-value',
      at: 'method',
      message: { said: { code: 'bad-value', facts: { what: 'one-of', at: 'method', names } } },
    });
  });
});

describe('a seating by hand', () => {
  const four = [...abc, { id: 'd' }];
  const faultsOf = (tables: string[][], more: object = {}) => {
    const found = answerRequest({ ask: 'check-seating', method: 'draw', players: four, tables, ...more });
    return found.ok
      ? (found.answer.faults as Record<string, unknown>[]).map(({ message: _, ...fault }) => fault)
      : found;
  };

  it('names who has no seat, who has two, and tables of a wrong size', () => {
    expect(faultsOf([['c', 'a', 'a'], ['b']])).toEqual([
      { code: 'not-seated', player: 'd' },
      { code: 'seated-twice', player: 'a' },
      { code: 'table-size', table: 1 },
    ]);
  });

  it('counts tables only when everybody sits', () => {
    expect(faultsOf([['a', 'b', 'c']], { bye: ['d'] })).toEqual([{ code: 'table-count' }]);
    expect(faultsOf([['a', 'b', 'c']], { bye: ['d'], leftover: 'bye' })).toEqual([]);
    expect(
      faultsOf([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toEqual([]);
  });
});
