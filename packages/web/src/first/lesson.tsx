import { STEPS, type Step } from '@forceout/players';
import { type GameId, isGame } from '@forceout/rulebook';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { settings } from '../settings/store.ts';
import { Cube } from '../ui/cube.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { openFirstTable } from './open-first-table.ts';
import { StepList } from './step-list.tsx';
import { stepsOf } from './steps.ts';
import './first.css';

needWords('first', 'table', 'lobby');

interface FirstPageProps {
  readonly game: string;
  readonly step: string;
}

const CUBE: Readonly<Record<GameId, { readonly kind: string; readonly face: string }>> = {
  'on-sets': { kind: 'colour', face: 'R' },
  equations: { kind: 'blue', face: '2' },
  wff: { kind: 'upper', face: 'C' },
};

/** One new rule on one screen, and then a table at which it is open. */
export default function FirstPage({ game: wanted, step: wish }: FirstPageProps) {
  const t = useT();
  const game: GameId = isGame(wanted) ? wanted : 'on-sets';
  const step: Step = stepsOf(game).find(each => each === wish) ?? STEPS[0];
  const place = step === 'forbidden' || step === 'bonus' ? 'for' : step === 'places' ? 'req' : null;
  return (
    <>
      <TopBar at="play" />
      <main className="page firstpage" id="content" tabIndex={-1}>
        <div className="col">
          <p className="small dim">{t('first.new', { game: t(`game.${game}`) })}</p>
          <h1 tabIndex={-1}>{t(`first.step.${step}`)}</h1>
          {place && (
            <div className={`zone ${place} show`} aria-hidden="true">
              <header>
                <h2>{t(place === 'for' ? 'section.forbidden' : 'section.required')}</h2>
              </header>
              <Cube {...CUBE[game]} label="" />
            </div>
          )}
          <ul className="points">
            {(['a', 'b', 'c'] as const).map(part => (
              <li key={part}>{t(`first.lesson.${step}.${part}`)}</li>
            ))}
          </ul>
          <div className="row wrap">
            <button
              type="button"
              className="btn pri big"
              onClick={() => openFirstTable(game, { step }, settings().name || t('new.player.one'))}
            >
              {t('first.play')}
            </button>
            <a className="btn" href={hrefTo()}>
              {t('first.without')}
            </a>
          </div>
        </div>
        <StepList game={game} step={step} />
      </main>
    </>
  );
}
