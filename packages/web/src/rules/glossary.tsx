import { useLocale } from '../i18n/index.ts';
import { TERMS, terms } from './terms.ts';

/** All words of the table with their meaning, by the alphabet of the page. */
export function Glossary() {
  const language = useLocale();
  const words = TERMS.map(term => ({ term, ...terms[language][term] })).sort((a, b) =>
    a.word.localeCompare(b.word, language),
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
