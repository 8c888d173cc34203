import { type GameId, isGame } from '@forceout/rulebook';
import type { AccountCard } from '@forceout/wire';
import { useCallback, useEffect, useState } from 'react';
import { HistoryList } from '../history/list.tsx';
import { openStore } from '../host/store.ts';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { account } from './api.ts';
import { askWho } from './ask-who.ts';
import { SecondDevice, Sessions } from './devices.tsx';
import { KeepMe } from './keep-me.tsx';
import { MissesPanel } from './misses.tsx';
import { forgetHere, MyData } from './my-data.tsx';
import { RatingPanel } from './rating.tsx';
import { RecoveryCodes } from './recovery.tsx';
import { isKept, useWho } from './session.ts';
import { syncMe } from './sync.ts';
import './me.css';

needWords('me', 'history', 'lobby', 'puzzles');

const lastGame = (): GameId => {
  const last = localStorage.getItem('forceout.game');
  return isGame(last) ? last : 'on-sets';
};

/** What did I play, am I getting better, what next. */
export default function MePage() {
  const t = useT();
  const who = useWho();
  const [game, setGame] = useState(lastGame);
  const [card, setCard] = useState<AccountCard | null>(null);
  const [codes, setCodes] = useState<{ readonly codes: readonly string[]; readonly login: string } | null>(null);
  const [fresh, setFresh] = useState(0);
  const isAccount = who?.kind === 'account';
  const look = useCallback(async (): Promise<void> => {
    const answer = await account();
    if (answer.ok) setCard(answer.answer);
  }, []);
  useEffect(() => void askWho(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    setCard(null);
    if (isAccount) void look();
    void syncMe().then(() => setFresh(n => n + 1));
  }, [who?.id, isAccount]);
  return (
    <>
      <TopBar at="me" />
      <main className="page mepage" id="content" tabIndex={-1}>
        <div className="mehead">
          <span className={`ava ${isKept(who) ? '' : 'guest'}`} aria-hidden="true">
            {isKept(who) ? who.name.charAt(0).toUpperCase() : '?'}
          </span>
          <div className="grow">
            <h1 tabIndex={-1}>{who === null || who.kind === 'guest' ? t('me.guest') : who.name}</h1>
            <p className="small dim">
              {t(who?.kind === 'pupil' ? 'me.pupil.about' : isAccount ? 'me.account.about' : 'me.guest.about')}
            </p>
          </div>
          <a className="btn quiet" href={hrefTo('settings')}>
            <Icon name="settings" /> {t('nav.settings')}
          </a>
        </div>
        <div className="megrid">
          {isAccount ? (
            <RatingPanel game={game} onGame={setGame} />
          ) : (
            who?.kind !== 'pupil' && <Guest onKept={(kept, login) => setCodes({ codes: kept, login })} />
          )}
          <MissesPanel game={game} />
        </div>
        {/* Nobody sees the list of whoever was here before. */}
        <HistoryList key={who?.id ?? ''} refresh={fresh} />
        {isAccount && card !== null && (
          <div className="meset">
            <SecondDevice card={card} onChange={look} />
            <Sessions card={card} onChange={look} />
            <MyData card={card} onChange={look} />
          </div>
        )}
        {(who === null || who.kind === 'guest') && <Forget />}
        {codes !== null && <RecoveryCodes {...codes} onDone={() => setCodes(null)} />}
      </main>
    </>
  );
}

function Guest({ onKept }: { readonly onKept: (codes: readonly string[], login: string) => void }) {
  const [matches, setMatches] = useState(0);
  useEffect(
    () => void openStore().then(async store => setMatches((await store.list()).filter(({ over }) => over).length)),
    [],
  );
  return <KeepMe matches={matches} onKept={onKept} />;
}

function Forget() {
  const t = useT();
  const [sure, setSure] = useState(false);
  return (
    <div className="row wrap">
      <button
        type="button"
        className="btn danger"
        onBlur={() => setSure(false)}
        onClick={() => (sure ? void forgetHere().then(() => location.reload()) : setSure(true))}
      >
        {t(sure ? 'me.forget.sure' : 'me.forget')}
      </button>
      <a className="btn quiet" href={hrefTo('privacy')}>
        {t('me.data.more')}
      </a>
    </div>
  );
}
