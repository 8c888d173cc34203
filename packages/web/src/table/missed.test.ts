import type { Unsettled } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import type { T } from '../i18n/index.ts';
import type { LogLine } from './event-text.ts';
import { missedWords } from './missed.ts';

const t = ((key: string, params: object = {}) => `${key}${JSON.stringify(params)}`) as unknown as T;
const lines = (...texts: readonly string[]): readonly LogLine[] =>
  texts.map((text, i) => ({ seq: i + 1, text }) as unknown as LogLine);
const table = (seat: number) => ({
  state: { phase: 'turn', shake: null, clocks: [{ seat }] } as unknown as Unsettled,
  me: 0,
  nameOf: (each: number) => `N${each}`,
});

describe('what was missed', () => {
  it('is told one by one, newest last, with what somebody said and whose turn it is', () => {
    const said = missedWords(lines('a', 'b', 'c'), 1, 'Leo: Hello', table(0), t);
    expect(said).toBe('back.all{"what":"b; c; Leo: Hello"} back.yours{}');
  });
  it('is counted where it is too much to read', () => {
    const said = missedWords(lines('a', 'b', 'c', 'd', 'e'), 0, null, table(1), t);
    expect(said).toBe('back.some{"n":5,"what":"c; d; e"} turn.others{"name":"N1"}');
  });
  it('may be nothing', () => expect(missedWords(lines('a'), 1, null, table(0), t)).toBe('back.nothing{} back.yours{}'));
});
