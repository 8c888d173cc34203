import {
  type Division,
  EDITIONS,
  type EditionId,
  editionName,
  isEdition,
  newestEdition,
  rulesOf,
} from '@forceout/rulebook';
import { AREAS, type Area, type Clause, clausesOf, comparedWith, sameClauses } from '@forceout/rulebook/clauses';
import { useEffect, useMemo, useState } from 'react';
import { needWords, useLocale, useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { Choice } from '../ui/choice.tsx';
import { divisionChoices } from '../ui/choices.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { chaptersOf } from './chapters.ts';
import { ClauseRow } from './clause-row.tsx';
import { findClause } from './clause-text.ts';
import { Differences } from './differences.tsx';
import { Glossary } from './glossary.tsx';
import { OpenPoints } from './open-points.tsx';
import { searchClauses } from './search.ts';
import './rules.css';

needWords('rules');

const VIEWS = ['clauses', 'differences', 'glossary'] as const;
type View = (typeof VIEWS)[number];

interface RulesPageProps {
  readonly edition?: string;
  readonly clause?: string;
}

/** The rulebook in our own words: search, switch the edition, see where editions part. */
export default function RulesPage({ edition: wanted, clause }: RulesPageProps) {
  const t = useT();
  const edition: EditionId = isEdition(wanted) ? wanted : newestEdition('on-sets');
  const unknown = wanted !== undefined && !isEdition(wanted);
  const [view, setView] = useState<View>('clauses');
  return (
    <>
      <TopBar at="rules" />
      <main className="page rules" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('rules.title')}</h1>
        <p className="dim">{t('rules.intro')}</p>
        <Choice
          label={t('rules.edition')}
          value={unknown ? '' : edition}
          options={EDITIONS.toReversed().map(value => ({ value: value as string, label: editionName(value) }))}
          onChange={value => go('rules', value)}
        />
        <Choice
          label={t('rules.view')}
          value={view}
          options={VIEWS.map(value => ({ value, label: t(`rules.view.${value}`) }))}
          onChange={setView}
        />
        {rulesOf(edition).readings.length > 0 && view === 'clauses' && !clause && (
          <details className="panel">
            <summary>{t('rules.open.title')}</summary>
            <p className="small dim">{t('rules.open.about')}</p>
            <OpenPoints edition={edition} options={{}} division={null} others />
          </details>
        )}
        {unknown ? (
          <p role="alert">{t('rules.unknown', { edition: wanted })}</p>
        ) : (
          <>
            {view === 'clauses' && <Clauses key={edition} edition={edition} {...(clause ? { clause } : {})} />}
            {view === 'differences' && <Differences edition={edition} />}
            {view === 'glossary' && <Glossary />}
          </>
        )}
      </main>
    </>
  );
}

function useClauses(edition: EditionId): readonly Clause[] | null {
  const language = useLocale();
  const [clauses, setClauses] = useState<readonly Clause[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void clausesOf(edition, language).then(found => {
      if (wanted) setClauses(found);
    });
    return () => {
      wanted = false;
    };
  }, [edition, language]);
  return clauses;
}

/** Where the other edition says the same; empty until it is read. */
function useSame(edition: EditionId): ReadonlyMap<string, string> | null {
  const [same, setSame] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    let wanted = true;
    setSame(null);
    void sameClauses(edition).then(found => wanted && setSame(found));
    return () => {
      wanted = false;
    };
  }, [edition]);
  return same;
}

function Clauses({ edition, clause }: { readonly edition: EditionId; readonly clause?: string }) {
  const t = useT();
  const clauses = useClauses(edition);
  const compared = comparedWith(edition);
  const same = useSame(edition);
  const [query, setQuery] = useState('');
  const [division, setDivision] = useState<Division | ''>('');
  const [area, setArea] = useState<Area | ''>('');
  const at = useMemo(() => (clauses && clause ? findClause(clauses, clause)?.clause : undefined), [clauses, clause]);

  useEffect(() => {
    if (at) document.getElementById(`clause ${at}`)?.scrollIntoView({ block: 'center' });
  }, [at]);

  if (clauses === null || same === null) return <p role="status">{t('app.loading')}</p>;
  const found = searchClauses(clauses, query).filter(
    row => (division === '' || row.divisions.includes(division)) && (area === '' || row.area === area),
  );
  return (
    <>
      <search className="rulesearch">
        <label className="wide">
          <span className="lab">{t('rules.search')}</span>
          <input type="search" value={query} onChange={e => setQuery(e.currentTarget.value)} />
        </label>
        <LabelledSelect<Division | ''>
          label={t('rules.division')}
          value={division}
          options={[{ value: '', label: t('rules.division.all') }, ...divisionChoices(t)]}
          onPick={setDivision}
        />
        <LabelledSelect<Area | ''>
          label={t('rules.area')}
          value={area}
          options={[
            { value: '', label: t('rules.area.all') },
            ...AREAS.map(value => ({ value, label: t(`rules.area.${value}`) })),
          ]}
          onPick={setArea}
        />
      </search>
      <p role="status" className="small dim">
        {found.length === 0 ? t('rules.none') : t('rules.found', { n: found.length })}
      </p>
      {chaptersOf(found, rulesOf(edition).game).map(chapter => (
        <section key={chapter.id} className="panel" aria-labelledby={`chapter ${chapter.id}`}>
          <h2 id={`chapter ${chapter.id}`}>
            <span className="mono">{chapter.id}</span> {chapter.title && t(chapter.title)}
          </h2>
          <ul className="clauses">
            {chapter.clauses.map(row => (
              <ClauseRow
                key={row.clause}
                row={row}
                query={query}
                here={row.clause === at}
                compared={compared}
                same={same.get(row.clause) ?? null}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
