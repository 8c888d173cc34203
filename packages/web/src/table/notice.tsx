import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';

/** A page that has only one thing to say, and a way out. */
export function Notice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useT();
  return (
    <>
      <TopBar at="play" />
      <main className="page col" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p>{children}</p>}
        <p>
          <a className="btn" href={hrefTo()}>
            {t('open.lobby')}
          </a>
        </p>
      </main>
    </>
  );
}
