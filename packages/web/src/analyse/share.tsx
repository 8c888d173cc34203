import { LEVELS, type Level } from '@forceout/players/level';
import { writePositionCode } from '@forceout/record';
import { BOT_NAMES } from '@forceout/table';
import { useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { sharedLink } from '../replay/shared-link.ts';
import { hrefTo } from '../route.ts';
import { useSetting } from '../settings/store.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { type Board, gameOf } from './board.ts';
import { Picture } from './picture.tsx';
import { playOn } from './play-on.ts';
import { pngOf } from './save-picture.ts';

interface ShareProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly ready: boolean;
}

const linkTo = (board: Board): Promise<string> => {
  const code = writePositionCode(board);
  return sharedLink('p', code, hrefTo('analyse', code));
};

/** The position as a link and as a picture, and a table to play it on. */
export function Share({ ui, board, ready }: ShareProps) {
  const t = useT();
  const name = useSetting('name');
  const [said, setSaid] = useState<string | null>(null);
  const [level, setLevel] = useState<Level>('learner');
  const copy = async (): Promise<void> => {
    const link = await linkTo(board);
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t('analyse.share.copied'));
    } catch {
      // Without https, or where it is refused, the link can still be copied by hand.
      setSaid(link);
    }
  };
  const save = async (): Promise<void> => {
    saveFile(await pngOf(<Picture ui={ui} board={board} t={t} />), `forceout-${gameOf(board)}.png`);
    setSaid(t('analyse.share.saved'));
  };
  return (
    <section className="panel col share" aria-labelledby="share-title">
      <h2 id="share-title">{t('analyse.share')}</h2>
      <button type="button" className="btn full" onClick={() => void copy()}>
        <Icon name="link" /> {t('analyse.share.link')}
      </button>
      <button type="button" className="btn full" onClick={() => void save()}>
        <Icon name="picture" /> {t('analyse.share.picture')}
      </button>
      <p role="status" className="small said">
        {said}
      </p>
      <h2>{t('analyse.play')}</h2>
      <div className="row">
        <label className="grow">
          <span className="sr">{t('analyse.play.bot')}</span>
          <select value={level} onChange={event => setLevel(event.currentTarget.value as Level)}>
            {LEVELS.map(one => (
              <option key={one} value={one}>
                {BOT_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="btn"
          disabled={!ready || board.position.resources.length === 0}
          onClick={() => void playOn(board, level, name || t('analyse.play.you'))}
        >
          {t('analyse.play.go')}
        </button>
      </div>
      {board.position.resources.length === 0 && <p className="small dim">{t('analyse.play.cubes')}</p>}
    </section>
  );
}
