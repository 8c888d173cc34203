import type { Division, GameId } from '@forceout/rulebook';
import type { CurvePoint, RatingCard } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { divisionChoices, gameChoices } from '../ui/choices.ts';
import { Select } from '../ui/select.tsx';
import { curve, ratings } from './api.ts';
import { mostPlayed } from './most-played.ts';

const HIDDEN = 'forceout.hide-rating';
/** A line says something from so many matches on. */
const LEAST = 5;

const WIDTH = 660;
const HEIGHT = 226;
const BOX = { left: 60, right: 576, top: 16, bottom: 196 } as const;

/** My rating at one game and division: a line with a band that tells how sure it is. */
export function RatingPanel({ game, onGame }: { readonly game: GameId; readonly onGame: (game: GameId) => void }) {
  const t = useT();
  const [all, setAll] = useState<readonly RatingCard[] | null>(null);
  const [division, setDivision] = useState<Division | null>(null);
  const [against, setAgainst] = useState<'people' | 'bots'>('bots');
  const [points, setPoints] = useState<readonly CurvePoint[]>([]);
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null);
  const [table, setTable] = useState(false);
  useEffect(() => void ratings().then(answer => setAll(answer.ok ? answer.answer : [])), []);
  const here = all?.filter(card => card.game === game) ?? [];
  const shown = division ?? mostPlayed(here);
  const card = here.find(each => each.division === shown && each.against === against);
  useEffect(() => {
    let wanted = true;
    setPoints([]);
    void curve(game, shown, against).then(answer => wanted && setPoints(answer.ok ? answer.answer : []));
    return () => {
      wanted = false;
    };
  }, [game, shown, against]);
  const hide = (now: boolean): void => {
    if (now) localStorage.setItem(HIDDEN, '1');
    else localStorage.removeItem(HIDDEN);
    setHidden(now);
  };
  const played = card?.matches ?? 0;
  return (
    <section className="panel col" aria-labelledby="rating-title">
      <h2 id="rating-title">{t('me.rating')}</h2>
      <div className="row wrap">
        <Select label={t('me.rating.game')} value={game} options={gameChoices(t)} onPick={onGame} />
        <Select label={t('me.rating.division')} value={shown} options={divisionChoices(t)} onPick={setDivision} />
        <Select
          label={t('me.rating.against')}
          value={against}
          options={(['people', 'bots'] as const).map(value => ({ value, label: t(`me.rating.${value}`) }))}
          onPick={setAgainst}
        />
      </div>
      {hidden ? (
        <button type="button" className="btn quiet" onClick={() => hide(false)}>
          {t('me.rating.show')}
        </button>
      ) : played < LEAST || points.length < 2 ? (
        <p className="dim">{t('me.rating.few', { n: Math.max(1, LEAST - played) })}</p>
      ) : (
        <>
          {table ? <PointTable points={points} /> : <Curve points={points} name={t(`game.${game}`)} />}
          <p className="small dim">{t('me.rating.band')}</p>
          <div className="row wrap">
            <button type="button" className="btn quiet" onClick={() => setTable(!table)}>
              {t(table ? 'me.rating.line' : 'me.rating.table')}
            </button>
            <button type="button" className="btn quiet" onClick={() => hide(true)}>
              {t('me.rating.hide')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function Curve({ points, name }: { readonly points: readonly CurvePoint[]; readonly name: string }) {
  const t = useT();
  const locale = useLocale();
  const lows = points.map(p => p.rating - p.deviation);
  const highs = points.map(p => p.rating + p.deviation);
  const least = Math.floor(Math.min(...lows) / 100) * 100;
  const most = Math.ceil(Math.max(...highs) / 100) * 100;
  const x = (i: number): number => BOX.left + ((BOX.right - BOX.left) * i) / Math.max(1, points.length - 1);
  const y = (rating: number): number => BOX.bottom - ((BOX.bottom - BOX.top) * (rating - least)) / (most - least);
  const at = (i: number, rating: number): string => `${x(i).toFixed(1)} ${y(rating).toFixed(1)}`;
  const band = `M${highs.map((high, i) => at(i, high)).join(' L')} L${lows
    .map((low, i) => at(i, low))
    .reverse()
    .join(' L')}z`;
  const step = Math.max(100, Math.ceil((most - least) / 400) * 100);
  const lines = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  const first = points[0]!;
  const last = points.at(-1)!;
  const day = (p: CurvePoint): string => new Date(p.at).toLocaleDateString(locale, { day: 'numeric', month: 'short' });
  const label = t('me.rating.said', {
    game: name,
    from: Math.round(first.rating),
    day: day(first),
    to: Math.round(last.rating),
    n: points.length,
  });
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="band" d={band} />
      {lines.map(rating => (
        <g key={rating}>
          <path className="grid" d={`M${BOX.left} ${y(rating)}H${BOX.right}`} />
          <text x="0" y={y(rating) + 4}>
            {rating}
          </text>
        </g>
      ))}
      <path className="line" d={`M${points.map((p, i) => at(i, p.rating)).join(' L')}`} />
      <circle cx={x(points.length - 1)} cy={y(last.rating)} r="5.5" />
      <text className="now" x={BOX.right + 10} y={y(last.rating) + 6}>
        {Math.round(last.rating)}
      </text>
      <text x={BOX.left} y="220">
        {day(first)}
      </text>
      <text x={BOX.right} y="220" textAnchor="end">
        {day(last)}
      </text>
    </svg>
  );
}

function PointTable({ points }: { readonly points: readonly CurvePoint[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <table className="small num">
      <thead>
        <tr>
          <th scope="col">{t('me.rating.when')}</th>
          <th scope="col">{t('me.rating')}</th>
        </tr>
      </thead>
      <tbody>
        {points.slice(-20).map(({ at, rating, deviation }) => (
          <tr key={at}>
            <td>{new Date(at).toLocaleDateString(locale)}</td>
            <td>
              {Math.round(rating)} ± {Math.round(deviation)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
