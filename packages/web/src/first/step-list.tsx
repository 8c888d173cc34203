import type { Step } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { stepsOf } from './steps.ts';

/** One rule at a time: what is known, what is new, what comes later. */
export function StepList({ game, step }: { readonly game: GameId; readonly step: Step }) {
  const t = useT();
  const steps = stepsOf(game);
  const here = steps.indexOf(step);
  return (
    <section className="panel steplist" aria-labelledby="step-list">
      <h2 id="step-list">{t('first.list')}</h2>
      <ol>
        {steps.map((each, i) => (
          <li key={each} className={i < here ? 'known' : i === here ? 'new' : 'later'}>
            <span className="dot" aria-hidden="true">
              {i < here && <Icon name="check" />}
            </span>
            <span>
              <b>{t(`first.step.${each}`)}</b>
              <span className="small dim">{t(i > here ? 'first.later' : `first.means.${each}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
