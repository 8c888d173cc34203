import { type ReactNode, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Term as Name } from './terms.ts';
import './term.css';

needWords('rules', 'terms');

/** A word that explains itself when pressed. */
export function Term({ of, children }: { readonly of: Name; readonly children?: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const word = t(`term.${of}.word`);
  return (
    <>
      <button type="button" className="term" aria-label={t('rules.term', { word })} onClick={() => setOpen(true)}>
        {children ?? word}
      </button>
      {open && (
        <Dialog title={word} onClose={() => setOpen(false)}>
          <p>{t(`term.${of}.means`)}</p>
        </Dialog>
      )}
    </>
  );
}
