import { readPositionCode } from '@forceout/record';
import { rulesOf } from '@forceout/rulebook';
import { useMemo } from 'react';
import { useGameUi } from '../games/use-game-ui.ts';
import { useT } from '../i18n/index.ts';
import { Board } from '../puzzles/board.tsx';
import { viewOfPosition } from '../puzzles/view.ts';
import { hrefTo } from '../route.ts';
import { EmbedNotice } from './notice.tsx';
import { Shown } from './shown.tsx';

/** A position by its code, as the analysis board gives it. */
export function PositionShown({ code }: { readonly code: string }) {
  const t = useT();
  const read = useMemo(() => readPositionCode(code), [code]);
  const ui = useGameUi(read.ok ? rulesOf(read.position.rules.edition).game : null);
  const view = useMemo(() => (read.ok ? viewOfPosition(read.position, read.claim) : null), [read]);
  if (!read.ok)
    return (
      <EmbedNotice title={t('embed.position.bad')}>
        {t('embed.position.bad.about', { part: t(`analyse.part.${read.part}`) })}
      </EmbedNotice>
    );
  if (ui === null || view === null) return <p role="status">{t('app.loading')}</p>;
  return (
    <Shown rules={read.position.rules} href={hrefTo('analyse', code)}>
      <Board ui={ui} view={view} />
    </Shown>
  );
}
