import { type Division, type GameId, newestEdition } from '@forceout/rulebook';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { loadChoices } from '../lobby/choices.ts';
import { go, hrefTo } from '../route.ts';
import { divisionChoices, gameChoices } from '../ui/choices.ts';
import { Icon } from '../ui/icon.tsx';
import { minutes } from '../ui/minutes.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { pair, stopPairing } from './api.ts';

const AGAIN_MS = 3000;
const OFFER_S = 30;

/** One press: a seat beside people of the same level, or a table at which to wait for them. */
export function FindTable() {
  const t = useT();
  const [game, setGame] = useState<GameId>(() => (localStorage.getItem('forceout.game') as GameId | null) ?? 'on-sets');
  const [division, setDivision] = useState<Division>(() => loadChoices(game, 'online').division);
  const [seats, setSeats] = useState<2 | 3>(3);
  const [since, setSince] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const [trouble, setTrouble] = useState(false);
  const mine = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks from the press to the stop
  useEffect(() => {
    if (since === null) return;
    let looking = true;
    const ask = async (): Promise<void> => {
      const answer = await pair({ edition: newestEdition(game), division, seats }, mine.current);
      if (!looking) return;
      if (!answer.ok) {
        setTrouble(true);
        return setSince(null);
      }
      mine.current = answer.answer.table;
      if (answer.answer.found) {
        looking = false;
        mine.current = null;
        go('online', answer.answer.table);
      }
    };
    void ask();
    const again = setInterval(() => void ask(), AGAIN_MS);
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      looking = false;
      clearInterval(again);
      clearInterval(tick);
      if (mine.current !== null) void stopPairing(mine.current);
      mine.current = null;
    };
  }, [since]);

  const waited = since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000));
  const start = (): void => {
    setTrouble(false);
    setNow(Date.now());
    setSince(since === null ? Date.now() : null);
  };
  const still = since !== null;
  const among = { className: 'col', style: { gap: 4 }, disabled: still };
  return (
    <section className="pairing" aria-labelledby="pair-title">
      <h2 id="pair-title">{t('open.pair')}</h2>
      <LabelledSelect {...among} label={t('open.pair.game')} value={game} options={gameChoices(t)} onPick={setGame} />
      <LabelledSelect
        {...among}
        label={t('open.pair.division')}
        value={division}
        options={divisionChoices(t)}
        onPick={setDivision}
      />
      <LabelledSelect
        {...among}
        label={t('open.pair.seats')}
        value={String(seats)}
        options={[3, 2].map(n => ({ value: String(n), label: t('open.pair.seats.n', { n }) }))}
        onPick={n => setSeats(n === '2' ? 2 : 3)}
      />
      <p className="small about">{trouble ? t('open.offline') : t('open.pair.about')}</p>
      <button type="button" className="btn pri big" onClick={start}>
        {still ? (
          t('open.pair.looking', { time: minutes(waited) })
        ) : (
          <>
            <Icon name="play" /> {t('open.pair.go')}
          </>
        )}
      </button>
      {waited >= OFFER_S && (
        <p className="offer row wrap" role="status">
          {t('open.pair.bot')}{' '}
          <a className="btn" href={hrefTo('new', 'bots', game, 'learner')}>
            {t('open.pair.bot.go')}
          </a>
        </p>
      )}
    </section>
  );
}
