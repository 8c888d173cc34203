import { DIVISIONS, type EditionId, editionName } from '@forceout/rulebook';
import type { Clause } from '@forceout/rulebook/clauses';
import { useT } from '../i18n/index.ts';
import { shownText } from '../i18n/shown-text.ts';
import { hrefTo } from '../route.ts';
import { marked } from './search.ts';

interface ClauseRowProps {
  readonly row: Clause;
  readonly query: string;
  readonly here: boolean;
  readonly compared: EditionId | null;
  /** The clause of the other edition that says the same; null when none does. */
  readonly same: string | null;
}

/** One clause; what the other edition does not say is marked. */
export function ClauseRow({ row, query, here, compared, same }: ClauseRowProps) {
  const t = useT();
  const some = row.divisions.length < DIVISIONS.length;
  const differs = compared !== null && same === null && row.area !== 'glossary';
  return (
    <li id={`clause ${row.clause}`} className={[here && 'here', differs && 'differs'].filter(Boolean).join(' ')}>
      <a className="mono id" href={hrefTo('rules', row.edition, row.clause)}>
        {row.clause}
      </a>
      <p>
        {marked(shownText(row.text), query).map((part, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
          part.hit ? <mark key={i}>{part.text}</mark> : part.text,
        )}
      </p>
      {(some || differs) && (
        <p className="xs dim">
          {some && t('rules.for', { divisions: row.divisions.map(d => t(`division.${d}`)).join(', ') })}
          {differs && <span className="tag line">{t('rules.new')}</span>}
        </p>
      )}
      {compared !== null && same !== null && same !== row.clause && (
        <p className="xs dim">
          <a href={hrefTo('rules', compared, same)}>
            {t('rules.same', { edition: editionName(compared), clause: same })}
          </a>
        </p>
      )}
    </li>
  );
}
