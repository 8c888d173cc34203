import { needWords, useLocale, useT } from '../i18n/index.ts';
import { TERMS } from './terms.ts';

needWords('terms');

/** All words of the table with their meaning, by the alphabet of the page. */
export function Glossary() {
  const t = useT();
  const language = useLocale();
  const words = TERMS.map(term => ({ term, word: t(`term.${term}.word`), means: t(`term.${term}.means`) })).sort(
    (a, b) => a.word.localeCompare(b.word, language),
  );
  return (
    <dl className="panel glossary">
      {words.map(({ term, word, means }) => (
        <div key={term}>
          <dt>{word}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
