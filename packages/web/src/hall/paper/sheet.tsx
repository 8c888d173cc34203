import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Logo } from '../../ui/icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly about: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One page of paper: a heading, one thing, a foot. Black on white, whatever the theme. */
export function PaperSheet({ title, about, lead, aside, foot, children }: SheetProps) {
  const t = useT();
  return (
    <section className="paper-page">
      <header className="paper-head">
        {lead}
        <div className="grow">
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
        {aside ?? (
          <span className="paper-logo">
            <Logo /> {t('app.name')}
          </span>
        )}
      </header>
      {children}
      {foot !== undefined && <footer className="paper-foot">{foot}</footer>}
    </section>
  );
}

/** Cuts a list into pages. */
export const pagesOf = <T,>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, i) => list.slice(i * size, (i + 1) * size));

const LONG = 20;
/** How a name is set where a line has room for a short one. */
export const lengthOf = (name: string): string => (name.length > LONG ? 'long' : '');
