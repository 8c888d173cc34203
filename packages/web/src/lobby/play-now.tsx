import type { GameId } from '@forceout/rulebook';
import { reached, stepAfter } from '../first/steps.ts';
import { useT } from '../i18n/index.ts';
import { go, hrefTo } from '../route.ts';
import { settings } from '../settings/store.ts';
import { Icon } from '../ui/icon.tsx';

/** One click to a running game: the first table at once, later the next rule. */
export function PlayNow({ game }: { readonly game: GameId }) {
  const t = useT();
  const step = reached(game);
  const next = step === null ? 'places' : (stepAfter(game, step) ?? step);
  const play = async (): Promise<void> => {
    if (step !== null) return go('first', game, next);
    // The lobby carries no rules of a table: they come when one is opened.
    const { openFirstTable } = await import('../first/open-first-table.ts');
    openFirstTable(game, { step: 'places' }, settings().name || t('new.player.one'));
  };
  return (
    <div className="playnow">
      <button type="button" className="btn pri huge" onClick={() => void play()}>
        <Icon name="play" /> {t('lobby.now')}
      </button>
      <p className="small">{t(step === null ? 'lobby.now.first' : 'lobby.now.step')}</p>
      <a className="btn" href={hrefTo('new', 'bots', game, 'newcomer')}>
        {t('lobby.now.change')}
      </a>
    </div>
  );
}
