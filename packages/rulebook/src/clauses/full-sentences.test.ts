import { describe, expect, it } from 'vitest';
import { contentsOf } from '../editions/contents.ts';
import { EDITIONS, rulesOf } from '../editions/registry.ts';
import type { EditionId } from '../names.ts';
import { clausesOf } from './index.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

const leaves = (tree: Tree): readonly string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);

/** Every clause that a refusal, a penalty, a score, a fault or an objection can show, from what is cited under a code. */
function shown(edition: EditionId): ReadonlySet<string> {
  const { grounds, objections } = contentsOf(edition);
  return new Set([rulesOf(edition).clauses, grounds, objections].flatMap(tree => leaves(tree as unknown as Tree)));
}

const VERB =
  /\b(is|are|be|was|were|may|must|can|cannot|has|have|do|does|did|go|will|scores?|costs?|counts?|means?|names?|says?|say|ends?|begins?|stand(?:s)?|loses?|gets?|get|goes|needs?|gives?|makes?|takes?|keeps?|holds?|apply|applies|moves?|writes?|uses?|plays?|rolls?|picks?|selects?|chooses?|rejects?|accept|protects?|warns?|shows?|falls?|meets?|fixes|copies|agree|works?|lifts?|sign|runs?|called|equals?)\b/;

/** Shorthand: a list held together by semicolons, a label with a colon, or a line that nobody does anything in. */
function isShorthand(text: string): boolean {
  const sentences = text.split(/(?<=[.?!])\s+(?=\S)/);
  return (
    text.includes(';') || /^[^.,]{1,32}: /.test(text) || sentences.some(s => !VERB.test(s) || !/[.?!)”"]$/.test(s))
  );
}

/** How many are still shorthand; the figures only fall. */
const STILL_SHORT: Readonly<Partial<Record<EditionId, number>>> = { 'equations-2015': 94, 'wff-2017': 63 };

describe('a clause that somebody may be shown', () => {
  it.each(EDITIONS)('of %s is told in full sentences', async edition => {
    const rows = new Map((await clausesOf(edition)).map(({ clause, text }) => [clause, text]));
    const wanted = [...shown(edition)];
    expect(wanted.filter(clause => !rows.has(clause))).toEqual([]);
    const short = wanted.filter(clause => isShorthand(rows.get(clause) ?? ''));
    expect(short.length, short.join('\n')).toBeLessThanOrEqual(STILL_SHORT[edition] ?? 0);
  });
});
