import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addRefereeWords, refereeText } from './referee.ts';
import { refereeSpanish } from './referee-es.ts';

const folder = fileURLToPath(new URL('../../../table/src', import.meta.url));
/** Answers to malformed input, which no page ever sends. */
const NOT_SHOWN = ['read.ts', 'config.ts', 'options.ts', 'replay.ts', 'mat.ts'];

/** Every sentence the referee can say: a literal with a blank that ends like a sentence. */
function* sentences(): Generator<readonly [file: string, sentence: string]> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || /test/.test(name) || NOT_SHOWN.some(end => name.endsWith(end))) continue;
    const text = readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [, plain, template] of text.matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g)) {
      const sentence = plain ?? template!.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*');
      if (/^[A-Z"*].* .*[.]$/.test(sentence)) yield [name, sentence];
    }
  }
}

describe('the referee in Spanish', () => {
  addRefereeWords(refereeSpanish);

  it('knows every sentence that the referee can say', () => {
    const found = [...sentences()];
    expect(found.length).toBeGreaterThan(120);
    const missing = found.filter(([, sentence]) => refereeText(sentence, 'es') === sentence);
    expect(missing).toEqual([]);
  });

  it('keeps what changes in a sentence', () => {
    expect(refereeText('Now needs at least 2 cubes in Resources.', 'es')).toBe(
      'Ahora exige al menos 2 cubos en Recursos.',
    );
    expect(refereeText('Deal 6 to 12 cards.', 'es')).toBe('Reparte de 6 a 12 cartas.');
  });

  it('leaves English alone', () => {
    expect(refereeText('The match is over.', 'en')).toBe('The match is over.');
  });
});
