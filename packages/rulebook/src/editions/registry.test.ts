import { expect, test } from 'vitest';
import type { EditionId } from '../names.ts';
import { editionName, isEdition, ofGame, rulesOf, UnknownEdition, vocabularyOf } from './registry.ts';

test('an edition that nobody knows stands for no other', () => {
  const unknown = 'onsets-2031' as EditionId;
  expect(isEdition(unknown)).toBe(false);
  for (const ask of [rulesOf, editionName, vocabularyOf]) expect(() => ask(unknown)).toThrow(UnknownEdition);
  expect(() => ofGame('on-sets', unknown)).toThrow(UnknownEdition);
});
