import type { GameId } from '@forceout/rulebook';
import { type ReactNode, useEffect, useMemo } from 'react';
import { AtTable } from '../games/at-table.ts';
import type { GameUi } from '../games/ui.ts';
import { useGameUi } from '../games/use-game-ui.ts';
import { useT } from '../i18n/index.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { Thinker } from './ask.ts';
import { AnalysisOff } from './off.tsx';

interface ThinkingPageProps {
  readonly className: string;
  readonly title: string;
  readonly game: GameId;
  /** Above all else. */
  readonly notice?: ReactNode;
  readonly children: (ui: GameUi, thinker: Thinker) => ReactNode;
}

/** A page with a solver of its own at hand; nobody gets to it who is in a match. */
export function ThinkingPage({ className, title, game, notice, children }: ThinkingPageProps) {
  const t = useT();
  const ui = useGameUi(game);
  const thinker = useMemo(() => new Thinker(), []);
  useEffect(() => () => thinker.close(), [thinker]);
  return (
    <AtTable value={false}>
      <TopBar at="analyse" />
      <AnalysisOff>
        <main className={className} id="content" tabIndex={-1}>
          <h1 className="sr" tabIndex={-1}>
            {title}
          </h1>
          {notice}
          {ui === null || ui.id !== game ? <p role="status">{t('app.loading')}</p> : children(ui, thinker)}
        </main>
      </AnalysisOff>
    </AtTable>
  );
}
