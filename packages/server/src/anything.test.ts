import { readPositionCode, readRecord } from '@forceout/record';
import { readAct, readConfig, upcastEvent, upcastWhy } from '@forceout/table';
import { ClientMessage, decode, decodeText, OfficialActs, PlayerActs, Setup, TableMessage } from '@forceout/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Seeds that once found something stay here. */
const KEPT = [20261118, 171];
const runs = 600;

const odd = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  '',
  '\u0000',
  '\ud800',
  '9'.repeat(400),
  '[[',
  '{"',
);
const anything = fc.oneof(
  fc.anything({ withBigInt: false, withNullPrototype: true, maxDepth: 4 }),
  fc.record(
    { do: fc.oneof(odd, fc.constantFrom('move', 'goal', 'submit', 'rule')), seat: fc.anything(), value: fc.anything() },
    { requiredKeys: [] },
  ),
  fc.record({ t: fc.oneof(odd, fc.constantFrom('act', 'join', 'consent')), act: fc.anything() }, { requiredKeys: [] }),
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  odd,
  fc.json(),
  fc.array(odd).map(parts => parts.join('.')),
);

/** It answers; it never throws. */
const answers = (read: (x: never) => unknown, of: fc.Arbitrary<unknown>): void => {
  for (const seed of KEPT)
    fc.assert(
      fc.property(of, x => {
        read(x as never);
      }),
      { seed, numRuns: runs },
    );
};

describe('whatever comes in', () => {
  it.each([
    ['a message', (x: unknown) => decode(ClientMessage, x)],
    ['a message about a table', (x: unknown) => decode(TableMessage, x)],
    ['an act of a player', (x: unknown) => decode(PlayerActs, x)],
    ['an act of an official', (x: unknown) => decode(OfficialActs, x)],
    ['a set-up', (x: unknown) => decode(Setup, x)],
    ['an act for the referee', readAct],
    ['a table for the referee', readConfig],
  ])('%s is read or refused', (_, read) => answers(read, anything));

  it.each([
    ['a message as text', (x: string) => decodeText(ClientMessage, x)],
    ['a record', readRecord],
    ['a code of a position', readPositionCode],
  ])('%s is read or refused', (_, read) => answers(read, text));

  it('a sentence of an old log becomes a code once and for all, also where it is called like something of the language', () => {
    for (const seed of KEPT)
      fc.assert(
        fc.property(text, sentence => {
          const why = upcastWhy(sentence);
          expect(typeof why.code).toBe('string');
          const event = { event: 'void', reason: sentence } as never;
          expect(upcastEvent(upcastEvent(event))).toEqual(upcastEvent(event));
        }),
        { seed, numRuns: runs },
      );
    for (const sentence of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(upcastWhy(sentence)).toEqual({ code: 'typed', typed: sentence });
  });
});
