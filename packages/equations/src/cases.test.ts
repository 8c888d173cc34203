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

const load = (file: string): Case[] =>
  readFileSync(new URL(`../../../cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Case)
    .filter(({ question }) => question.game === 'equations');

/** 24 significant digits, as the cases ask. */
function near(a: Json, b: Json): boolean {
  const parts = (x: Json): readonly [string, string] => {
    if (typeof x === 'string') return [x, '0'];
    const { re, im } = x as { re: string; im: string };
    return [re, im];
  };
  const [x, y] = [parts(a), parts(b)];
  return [0, 1].every(i => close(x[i]!, y[i]!));
}

function close(a: string, b: string): boolean {
  const digits = (text: string): { n: bigint; scale: number } => {
    const [mantissa, exponent = '0'] = text.toLowerCase().split('e');
    const [whole, part = ''] = mantissa!.split('.');
    return { n: BigInt(`${whole}${part}`), scale: part.length - Number(exponent) };
  };
  const x = digits(a);
  const y = digits(b);
  const scale = Math.max(x.scale, y.scale, 60);
  const up = (v: { n: bigint; scale: number }): bigint => v.n * 10n ** BigInt(scale - v.scale);
  const [p, q] = [up(x), up(y)];
  const gap = p > q ? p - q : q - p;
  return [p, q].some(v => gap * 10n ** 24n <= (v < 0n ? -v : v)) || gap === 0n;
}

const clock = (): number => performance.now();

function agrees({ question, answer }: Case): void {
  const result = adjudicator.answer(question, clock);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const got = result.answer;
  const legal = (kind: Json | undefined): Json | undefined => (kind === 'undefined' ? 'illegal' : kind);
  for (const key of ['correct', 'solvable', 'equal', 'equals'])
    if (key in answer) expect([key, got[key]]).toEqual([key, answer[key]]);
  if ('kind' in answer) {
    expect(legal(got.kind)).toBe(legal(answer.kind));
    if (answer.kind === 'value') {
      if (typeof answer.exact === 'string' && /^-?\d+(\/\d+)?$/.test(answer.exact))
        expect(got.exact).toBe(answer.exact);
      else expect(near(got.approx!, answer.approx!), JSON.stringify([got, answer])).toBe(true);
    }
  }
  if ('values' in answer) {
    const want = answer.values as readonly Json[];
    const have = got.values as readonly Json[];
    expect(have.length, JSON.stringify(have)).toBe(want.length);
    for (const value of want)
      expect(
        have.some(h => near(h, value)),
        JSON.stringify([have, value]),
      ).toBe(true);
  }
  if (answer.solvable === true) {
    const { required, permitted, resources, mode, goal, division, variations, edition } = question;
    const mat = { required: required!, permitted: permitted!, forbidden: '', resources: resources! };
    const judged = adjudicator.answer(
      {
        game: 'equations',
        ask: 'judge',
        edition: edition!,
        division: division!,
        variations: variations!,
        mat,
        mode: mode!,
        solution: got.witness!,
        goal: got.goal ?? goal!,
      },
      clock,
    );
    expect(judged).toMatchObject({ ok: true, answer: { correct: true } });
  }
}

describe('public cases', () => {
  for (const file of ['equations.jsonl', 'rulebook-examples.jsonl'])
    test.each(load(file).map(c => [`${c.question.id}${c.clause ? ` (${c.clause})` : ''}`, c] as const))('%s', (_, c) =>
      agrees(c),
    );
});
