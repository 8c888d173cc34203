import { LEVELS, type Level } from '@forceout/players/level';
import type { GameId } from '@forceout/rulebook';
import { BOT_NAMES } from '@forceout/table';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { BotFace } from '../ui/bot-face.tsx';
import { Icon } from '../ui/icon.tsx';

export function Strength({ level }: { readonly level: Level }) {
  const t = useT();
  const n = LEVELS.indexOf(level) + 1;
  return (
    <span className="lev" role="img" aria-label={t('lobby.bot.level', { n, of: LEVELS.length })}>
      {LEVELS.map((each, i) => (
        <i key={each} className={i < n ? '' : 'o'} />
      ))}
    </span>
  );
}

export function Bots({ game }: { readonly game: GameId }) {
  const t = useT();
  return (
    <section className="panel col" aria-labelledby="bots-title">
      <h2 id="bots-title" className="row">
        <Icon name="bot" /> {t('lobby.bots')}
      </h2>
      <ul className="bots">
        {LEVELS.map(level => (
          <li key={level}>
            <a className="bot" href={hrefTo('new', 'bots', game, level)}>
              <BotFace level={level} />
              <span>
                <b>{BOT_NAMES[level]}</b>
                <span className="small dim about">{t(`lobby.bot.${level}`)}</span>
              </span>
              <Strength level={level} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
