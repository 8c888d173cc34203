import { type ClauseRef, type EditionId, editionName } from '@forceout/rulebook';
import { type Clause, clausesOf } from '@forceout/rulebook/clauses';
import { useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { shownText } from '../i18n/shown-text.ts';
import { hrefTo } from '../route.ts';
import { useSetting } from '../settings/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { findClause } from './clause-text.ts';
import './clause-link.css';

needWords('rules');

/** A clause as a ruling cites it; opens our wording of it without leaving the table. */
export function ClauseLink({ clause }: { readonly clause: ClauseRef }) {
  const [open, setOpen] = useState(false);
  const cut = clause.indexOf(' ');
  const id = clause.slice(cut + 1);
  return (
    <>
      <button type="button" className="clause" onClick={() => setOpen(true)}>
        {printed(id)}
      </button>
      {open && <Wording edition={clause.slice(0, cut) as EditionId} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

/** As the rules print it: where one clause says several things, our words for them follow. */
const printed = (id: string): string => id.split(' ')[0] ?? id;

function Wording({ edition, id, onClose }: { edition: EditionId; id: string; onClose: () => void }) {
  const t = useT();
  const language = useSetting('language');
  const [found, setFound] = useState<Clause | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void clausesOf(edition, language).then(clauses => {
      if (wanted) setFound(findClause(clauses, id) ?? null);
    });
    return () => {
      wanted = false;
    };
  }, [edition, id, language]);
  return (
    <Dialog title={t('rules.clause', { clause: printed(id) })} onClose={onClose}>
      <p>
        {found === undefined
          ? t('app.loading')
          : found
            ? shownText(found.text)
            : t('rules.missing', { edition: editionName(edition) })}
      </p>
      <p>
        <a className="btn" href={hrefTo('rules', edition, id)} target="_blank" rel="noreferrer">
          {t('rules.open')}
        </a>
      </p>
    </Dialog>
  );
}
