import { readFileSync } from 'node:fs';
import type { Json } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { adjudicator } from './adjudicator.ts';

type Fields = { readonly [key: string]: Json };
interface Case {
  readonly question: Fields;
  readonly answer: Fields;
  readonly clause?: string;
}

const load = (file: string): Case[] =>
  readFileSync(new URL(`../../../cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Case)
    .filter(({ question }) => question.game === 'on-sets');

const ask = (question: Fields): Fields => {
  const answer = adjudicator.answer(question, () => performance.now());
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.answer;
};

type Shown = { readonly cards?: readonly string[]; readonly count?: number };

/** The same sets of cards, each once, in any order; where only a count is given, every reading has it. */
function sameInterpretations(got: Json, want: Json): void {
  const mine = got as readonly Shown[];
  const wanted = want as readonly Shown[];
  if (wanted.some(w => w.cards === undefined)) {
    expect(mine.length).toBeGreaterThan(0);
    for (const reading of mine) expect(reading.count).toBe(wanted[0]?.count);
    return;
  }
  const key = (shown: Shown) => [...(shown.cards ?? [])].sort().join(' ');
  expect(mine.map(key).sort()).toEqual(wanted.map(key).sort());
  for (const w of wanted) expect(mine.find(m => key(m) === key(w))?.count).toBe(w.count);
}

function compare({ question, answer }: Case): void {
  const got = ask(question);
  if ('values' in answer) expect(got.values).toEqual(answer.values);
  if ('correct' in answer) expect(got.correct).toBe(answer.correct);
  if ('equals' in answer) expect(got.equals).toBe(answer.equals);
  if ('interpretations' in answer) sameInterpretations(got.interpretations!, answer.interpretations!);
  if ('exists' in answer) {
    expect(got.exists).toBe(answer.exists);
    if (got.exists === true) {
      const { id, game, edition, division, universe, mat, goal, mode, variations } = question;
      const asked = { id, game, edition, division, universe, mat, goal, mode, variations } as Fields;
      expect(ask({ ...asked, ask: 'judge', solutions: got.witness! })).toMatchObject({ correct: true, reasons: [] });
    } else expect(got.witness).toBeNull();
  }
}

describe('public examples', () => {
  it.each(load('on-sets.jsonl').map(c => [String(c.question.id), String(c.question.ask), c] as const))(
    '%s %s',
    (_, __, c) => compare(c),
  );
});

describe("the rulebook's own examples", () => {
  it.each(load('rulebook-examples.jsonl').map(c => [c.clause ?? '', String(c.question.id), c] as const))(
    '%s: %s',
    (_, __, c) => compare(c),
  );
});
