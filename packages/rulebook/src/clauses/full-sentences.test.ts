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

/** Words of which a sentence has at least one, by language. */
const VERBS = {
  en: /\b(is|are|be|was|were|may|must|can|cannot|has|have|do|does|did|go|will|should|scores?|costs?|counts?|means?|names?|says?|say|sets?|ends?|begins?|stands?|stays?|loses?|gets?|get|goes|needs?|gives?|makes?|takes?|keeps?|holds?|apply|applies|moves?|writes?|uses?|plays?|rolls?|picks?|selects?|chooses?|rejects?|accept|protects?|warns?|shows?|falls?|meets?|fixes|copies|agree|works?|lifts?|sign|runs?|called|equals?)\b/,
  es: /(?<!\p{L})(es|son|está|están|era|ser|sea|hay|haya|debe|deben|debería|puede|pueden|tiene|tienen|tener|ha|han|va|van|vale|valen|vuelve|gana|ganan|pierde|cuesta|cuenta|significa|dice|di|dicen|pone|ponen|pongan|acaba|empieza|empiezan|queda|quedan|se|necesita|da|nombra|usa|toma|lleva|llevan|tira|tiran|elige|elegir|mueve|mueves|manda|protege|avisa|muestra|señala|cae|fija|copia|firma|firman|suma|sigue|faltan|aplican|acierta|conservan|comparten|aceptan|chocan|añade|hace|habla|decide|juegas|puedes|reparten|cambia|desafían|anula|gastan|rodea|rodean)(?!\p{L})/iu,
} as const;

/** Shorthand: a list held together by semicolons, a label with a colon, or a line that nobody does anything in. */
function isShorthand(text: string, verb: RegExp): boolean {
  const sentences = text.split(/(?<=[.?!])\s+(?=\S)/);
  return (
    text.includes(';') ||
    text.includes(' / ') ||
    /^[^.,]{1,32}: /.test(text) ||
    sentences.some(s => !verb.test(s) || !/[.?!)”"»]$/.test(s))
  );
}

describe.each(Object.entries(VERBS))('a clause that somebody may be shown, in %s', (language, verb) => {
  it.each(EDITIONS)('of %s is told in full sentences', async edition => {
    const rows = new Map((await clausesOf(edition, language)).map(({ clause, text }) => [clause, text]));
    const wanted = [...shown(edition)];
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter(clause => !rows.has(clause))).toEqual([]);
    const short = wanted.filter(clause => isShorthand(rows.get(clause) ?? '', verb));
    expect(short.map(clause => `${clause} | ${rows.get(clause)}`)).toEqual([]);
  });

  it('is told apart from shorthand', () => {
    const [good, bad] =
      language === 'en' ? ['There are 2 minutes.', 'Goal 2 minutes.'] : ['Hay 2 minutos.', 'Meta 2 minutos.'];
    expect([good, bad, `${good} 6 / 5.`, `Meta: ${good}`].map(text => isShorthand(text ?? '', verb))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
