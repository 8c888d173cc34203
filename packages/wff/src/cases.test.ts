import { readFileSync } from 'node:fs';
import type { Json } from '@forceout/table';
import { describe, expect, test } from 'vitest';
import { adjudicator } from './adjudicator.ts';

type Fields = { readonly [key: string]: Json };
interface Case {
  readonly question: Fields;
  readonly answer: Fields;
  readonly clause?: string;
}

const read = (file: string): readonly Case[] =>
  readFileSync(new URL(`../../../cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Case)
    .filter(({ question }) => question.game === 'wff');

const ask = (question: Fields): Fields => {
  const answer = adjudicator.answer(question, () => performance.now());
  if (!answer.ok) throw new Error(`${question.id}: ${JSON.stringify(answer.error)}`);
  return answer.answer;
};

function compare({ question, answer }: Case): void {
  const got = ask(question);
  for (const [field, want] of Object.entries(answer)) if (field !== 'witness') expect(got[field]).toEqual(want);
  if (got.provable === true) {
    const solution = { premises: question.premises!, rules: question.rules! };
    const check = checkable(solution as Fields, got.proof as Fields);
    expect(check, JSON.stringify(got.proof)).toMatchObject({ ok: true, errors: [] });
  }
  if (got.exists === true) {
    const { proof, ...solution } = got.witness as Fields;
    const { game, edition } = question;
    expect(ask({ game: game!, edition: edition!, ask: 'judge', state: question.state!, solution })).toMatchObject({
      ok: true,
    });
    const gameLevel = (question.state as Fields).gameLevel!;
    expect(ask({ game: game!, ask: 'proof', gameLevel, proof: proof!, solution })).toMatchObject({ ok: true });
  }
}

/** A theorem is provable from no premise, but no Solution may have none (R-WFF-8), so that one fault is set aside. */
function checkable(solution: Fields, proof: Fields): Fields {
  const check = ask({ game: 'wff', ask: 'proof', gameLevel: 'regular', proof, solution });
  const errors = (check.errors as readonly Fields[]).filter(({ code }) => code !== 'no-premise');
  return { ok: errors.length === 0, errors };
}

const cases = read('wff.jsonl');
describe('the public cases', () => {
  test.each(cases.map(c => [String(c.question.id), c] as const))('%s', (_, c) => compare(c));
});

const examples = read('rulebook-examples.jsonl');
describe('the rulebook’s own examples', () => {
  test.each(examples.map(c => [`[${c.clause}] ${c.question.id}`, c] as const))('%s', (_, c) => compare(c));
});
