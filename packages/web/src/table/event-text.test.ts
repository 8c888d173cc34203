import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableEvent } from '@forceout/table';
import { loadArea, speaker as refereeText } from '@forceout/words';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, lookupIn, translator } from '../i18n/index.ts';
import { wordsFor } from '../i18n/words.test-help.ts';
import { describeEvents, faultName, type Speaker } from './event-text.ts';

await wordsFor('shell', 'table', 'referee');

const speaker = (language: 'en' | 'es', me: number | null = null): Speaker => ({
  t: translator(language),
  nameOf: seat => ['Ann', 'Ben', 'Cy'][seat]!,
  isMe: seat => seat === me,
  goalName: goal => String(goal ?? ''),
  cubeName: cube => ({ B: 'Blue', U: 'Union' })[cube.face] ?? cube.face,
  variationName: variation => variation.id,
  say: refereeText('on-sets', lookupIn(language), language),
  negative: language === 'en' ? 'Impossible' : 'Imposible',
  faceLabel: face => face,
});

const rolled = {
  event: 'rolled',
  seat: 0,
  by: 0,
  seed: null,
  cubes: [
    { id: 'c1', face: 'B', kind: 'colour' },
    { id: 'c2', face: 'U', kind: 'operation' },
  ],
};

const log = (...events: readonly object[]): readonly TableEvent[] =>
  [rolled, ...events].map((event, i) => ({ at: i, seq: i + 1, ...event })) as unknown as readonly TableEvent[];

const lines = (language: 'en' | 'es', ...events: readonly object[]): readonly string[] =>
  describeEvents(log(...events), speaker(language))
    .slice(1)
    .map(line => line.text);

describe('what a screen reader hears', () => {
  it('names the player, the cube and the place of a move', () => {
    const move = { event: 'moved', seat: 1, cube: 'c1', to: 'permitted', faults: [] };
    expect(lines('en', move)).toEqual(['Ben: Blue to Permitted']);
    expect(lines('es', move)).toEqual(['Ben: Blue a Permitido']);
  });

  it('says "you" of the one who looks, in sentences that are right for it', () => {
    const told = (language: 'en' | 'es') =>
      describeEvents(
        log(
          { event: 'moved', seat: 0, cube: 'c1', to: 'permitted', faults: [] },
          { event: 'agreed', seat: 0 },
          { event: 'accepted', seat: 1, writer: 0, forced: false },
          { event: 'scored', shake: 1, lines: [0, 1].map(seat => ({ seat, points: 6 })) },
        ),
        speaker(language, 0),
      ).map(line => line.text);
    expect(told('en')).toEqual([
      'You rolled 2 cubes',
      'You: Blue to Permitted',
      'You agree',
      'Ben accepts what you wrote',
      'Shake 1 is scored: You 6, Ben 6',
    ]);
    expect(told('es').slice(0, 4)).toEqual([
      'Tiraste 2 cubos',
      'Tú: Blue a Permitido',
      'Estás de acuerdo',
      'Ben acepta lo que escribiste',
    ]);
  });

  it('names the Goal that was set', () => {
    const set = (goal: string | null) => ({
      event: 'goal-set',
      seat: 1,
      goal,
      leftovers: [],
      legal: true,
      reason: null,
    });
    expect(lines('en', set('5 cards'))).toEqual(['Ben set the Goal: 5 cards']);
    expect(lines('en', set(null))).toEqual(['Ben set the Goal']);
  });

  it('says a challenge at once, in the word of the edition', () => {
    const [, said] = describeEvents(log({ event: 'said', seat: 2, say: 'impossible' }), speaker('en'));
    expect(said).toMatchObject({ text: 'Cy: Impossible', loud: true });
  });

  it('says a penalty with its cost and its reason, and keeps the clause', () => {
    const penalty = {
      seat: 0,
      points: -1,
      clause: 'wff-2017 V-B',
      status: 'approved',
      shake: 1,
      why: { code: 'put-back' },
    };
    const [, told] = describeEvents(log({ event: 'penalty', penalty, clause: 'wff-2017 V-B' }), speaker('en'));
    expect(told).toMatchObject({
      text: 'Ann loses 1 point. Picked up the block and put it back.',
      clause: 'wff-2017 V-B',
      loud: true,
      ruling: true,
    });
  });

  it('does not tell what a player has handed in', () => {
    const submitted = { event: 'submitted', seat: 0, written: { solution: 'secret', goal: null } };
    expect(lines('en', submitted)).toEqual(['Ann has finished']);
  });

  it('is silent about what changes nothing to hear', () => {
    expect(lines('en', { event: 'turn', seat: 1, first: false }, { event: 'answered', id: 1 })).toEqual([]);
  });

  it('counts the cubes of an event with the cube itself, for the picture in the history', () => {
    const [, told] = describeEvents(
      log({ event: 'bonus', seat: 0, cube: 'c2', setter: false, fault: null }),
      speaker('en'),
    );
    expect(told!.cube).toEqual({ id: 'c2', face: 'U', kind: 'operation' });
  });

  it.each(LANGUAGES)('has words in %s for every event that it tells', async language => {
    const source = readFileSync(fileURLToPath(new URL('./event-text.ts', import.meta.url)), 'utf8');
    const keys = [...source.matchAll(/'(event\.[\w.-]+)'/g)].map(([, key]) => key!);
    expect(keys.length).toBeGreaterThan(40);
    const words = await loadArea(language, 'page/table');
    expect(keys.filter(key => !Object.hasOwn(words, key))).toEqual([]);
  });

  it('names the faults that can be pointed out', () => {
    expect(faultName('leader-bonus', translator('en'))).toBe('The leader took a bonus');
    expect(faultName('something-new', translator('en'))).toBe('something-new');
  });
});
