import { type Division, type EditionId, editionName, rulesOf } from '@forceout/rulebook';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { postToParent } from './post-to-parent.ts';

interface ShownProps {
  readonly rules: { readonly edition: EditionId; readonly division: Division };
  /** Where the same stands in Forceout itself. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A board with its name above and a way to the whole program below. */
export function Shown({ rules: { edition, division }, href, children }: ShownProps) {
  const t = useT();
  useEffect(() => postToParent({ forceout: 'shown' }), []);
  return (
    <main className="embed">
      <header>
        <h1>
          {t(`game.${rulesOf(edition).game}`)} <small>{t(`division.${division}`)}</small>
        </h1>
        <p className="small dim">{editionName(edition)}</p>
      </header>
      {children}
      <footer>
        <a className="btn quiet" href={`./${href}`} target="_blank" rel="noreferrer">
          {t('embed.open')}
        </a>
      </footer>
    </main>
  );
}
