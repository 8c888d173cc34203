import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Keys of a keyboard and the name of a formula are the same in every language. */
const NAMES = ['Enter', 'Esc', 'WFF'];

/** A word that somebody reads: signs and single letters are not. */
const isWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && !NAMES.includes(text.trim());
/** Three words side by side between quotes are a sentence, wherever they stand. */
const isSentence = (text: string): boolean => /\p{L}+ \p{L}+ \p{L}+/u.test(text);

/** What is read or heard: a text between tags, or one of these attributes. */
const READ = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];
/** These take words with blanks that nobody reads. */
const NOT_READ = ['className', 'd', 'points', 'style', 'transform', 'viewBox'];

function attributeFaults(node: Readonly<Record<string, unknown>>): readonly string[] | null {
  const name = isNode(node.name) ? String(node.name.name) : '';
  if (NOT_READ.includes(name)) return [];
  const { value } = node;
  if (!isNode(value) || value.type !== 'Literal' || typeof value.value !== 'string') return null;
  return READ.includes(name) && isWords(value.value) ? [value.value] : [];
}

function* sentencesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* sentencesIn(one);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'JSXAttribute') {
    const faults = attributeFaults(node);
    if (faults !== null) {
      yield* faults;
      return;
    }
  }
  // What a programmer reads when something is broken.
  if (node.type === 'ThrowStatement') return;
  if (node.type === 'JSXText' && isWords(String(node.value))) yield String(node.value).trim();
  if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value)) yield node.value;
  for (const [key, inner] of Object.entries(node)) if (key !== 'typeAnnotation') yield* sentencesIn(inner);
}

const sentencesOf = (name: string, text: string): readonly string[] => [
  ...sentencesIn(parseSync(name, text).program as unknown),
];

describe('components', () => {
  it('say nothing of their own: every word comes from packages/words', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(80);
    const found = files.flatMap(name =>
      sentencesOf(name, readFileSync(join(folder, name), 'utf8')).map(text => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('are caught when one does, between tags, in an attribute or in an expression', () => {
    const t = 'const t = (key: string) => key;';
    expect(sentencesOf('a.tsx', `${t} const a = <p>{t('nav.play')}</p>;`)).toEqual([]);
    expect(sentencesOf('a.tsx', `${t} const a = <p>Your turn</p>;`)).toEqual(['Your turn']);
    expect(sentencesOf('a.tsx', `${t} const a = <button aria-label="Close" />;`)).toEqual(['Close']);
    expect(sentencesOf('a.tsx', `${t} const a = <p title={b ? 'It is your turn.' : t('x')} />;`)).toEqual([
      'It is your turn.',
    ]);
  });
});
