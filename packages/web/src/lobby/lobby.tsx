import { type GameId, isGame } from '@forceout/rulebook';
import { useState } from 'react';
import { reached } from '../first/steps.ts';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { useSetting } from '../settings/store.ts';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Bots } from './bots.tsx';
import { Friends } from './friends.tsx';
import { Games } from './games.tsx';
import { OpenNow } from './open-now.tsx';
import { OpenRecord } from './open-record.tsx';
import { playNow } from './play-now.ts';
import { Running } from './running.tsx';
import { Saved } from './saved.tsx';
import './lobby.css';

needWords('lobby', 'settings');

const LAST_GAME = 'forceout.game';

const lastGame = (): GameId => {
  const last = localStorage.getItem(LAST_GAME);
  return isGame(last) ? last : 'on-sets';
};

export function Lobby({ code }: { readonly code?: string }) {
  const t = useT();
  const name = useSetting('name');
  const [game, setGame] = useState(lastGame);
  const choose = (chosen: GameId): void => {
    localStorage.setItem(LAST_GAME, chosen);
    setGame(chosen);
  };
  const play = (chosen: GameId): void => {
    choose(chosen);
    void playNow(chosen, t('new.player.one'));
  };
  return (
    <>
      <TopBar at="play" />
      <Running />
      <main className="page lobby" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{name ? t('lobby.title.name', { name }) : t('lobby.title')}</h1>
        <div className="firstgrid">
          <div className="col">
            <section className="startband">
              <Games game={game} onGame={choose} onPlay={play} />
              <p className="small withwhom">
                <span className="grow">{t(reached(game) === null ? 'lobby.now.first' : 'lobby.now.step')}</span>
                <a className="btn" href={hrefTo('new', 'bots', game, 'newcomer')}>
                  {t('lobby.now.change')}
                </a>
              </p>
            </section>
            <Bots game={game} />
          </div>
          <div className="col">
            <Friends game={game} {...(code ? { code } : {})} />
            <OpenNow />
          </div>
        </div>
        <Saved />
        <div className="stripe">
          <section className="panel col" aria-labelledby="device-title">
            <h2 id="device-title" className="row">
              <Icon name="device" /> {t('lobby.device')}
            </h2>
            <p className="small dim">{t('lobby.device.about')}</p>
            <ul className="points small">
              <li>{t('lobby.device.hand')}</li>
              <li>{t('lobby.device.hidden')}</li>
              <li>{t('lobby.device.kept')}</li>
            </ul>
            <a className="btn full end" href={hrefTo('new', 'device', game)}>
              {t('lobby.device.start')}
            </a>
          </section>
          <Way to="learn" title={t('lobby.learn', { game: t(`game.${game}`) })} href={hrefTo('learn', game)} />
          <Way to="puzzles" title={t('lobby.puzzles')} href={hrefTo('puzzles', game)} />
          <Way to="class" title={t('lobby.class')} href={hrefTo('class')} />
          <Way to="hall" title={t('lobby.hall')} href={hrefTo('e', 'new')} />
          <Way to="rules" title={t('lobby.rules')} href={hrefTo('rules')} />
          <OpenRecord />
        </div>
        <p className="small footlinks">
          <a href={hrefTo('privacy')}>{t('lobby.privacy')}</a> <a href={hrefTo('parents')}>{t('lobby.parents')}</a>
        </p>
      </main>
    </>
  );
}

interface WayProps {
  readonly to: 'learn' | 'puzzles' | 'class' | 'hall' | 'rules';
  readonly title: string;
  readonly href: string;
}

/** What else there is, and the way to it. */
function Way({ to, title, href }: WayProps) {
  const t = useT();
  return (
    <section className="panel row wrap">
      <div className="grow">
        <h2>{title}</h2>
        <p className="small dim">{t(`lobby.${to}.about`)}</p>
      </div>
      <a className="btn" href={href}>
        {t(`lobby.${to}.go`)}
      </a>
    </section>
  );
}
