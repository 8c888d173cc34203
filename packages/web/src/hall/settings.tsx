import { METRICS, type Metric, PUBLIC_NAMES, RESULTS_SHOWN, TEAM_RULES, type TeamRule } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Days } from './days.tsx';
import { EventFiles } from './event-files.tsx';
import { KeptNumber } from './form.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';
import { OrderList } from './order-list.tsx';

const FLAGS = ['secondPerson', 'waitForResults', 'certifiedJudges'] as const;

/** What holds for the whole event, said once. */
export function EventSettings({ event, competition }: DeskProps) {
  const t = useT();
  const [sure, setSure] = useState(false);
  const { settings, forgotten } = event.view;
  if (!settings) return null;
  const set = (change: object) => void event.act('change-settings', { settings: change });
  return (
    <div className="hall-cols">
      <section className="panel hall-form">
        <h1 tabIndex={-1}>{t('hall.settings')}</h1>
        <Choice
          label={t('hall.set.publicNames')}
          value={settings.publicNames}
          options={PUBLIC_NAMES.map(value => ({ value, label: t(`hall.set.publicNames.${value}`) }))}
          onChange={publicNames => set({ publicNames })}
        />
        <Choice
          label={t('hall.set.resultsShown')}
          value={settings.resultsShown}
          options={RESULTS_SHOWN.map(value => ({ value, label: t(`hall.set.resultsShown.${value}`) }))}
          onChange={resultsShown => set({ resultsShown })}
        />
        {FLAGS.map(flag => (
          <label key={flag} className="row">
            <input type="checkbox" checked={settings[flag]} onChange={e => set({ [flag]: e.target.checked })} />
            <span>{t(`hall.set.${flag}`)}</span>
          </label>
        ))}
        <div className="row wrap hall-acts">
          <KeptNumber
            label={t('hall.set.teamSize')}
            min={1}
            max={10}
            value={settings.teamSize}
            onKept={teamSize => teamSize !== null && set({ teamSize })}
          />
          <KeptNumber
            label={t('hall.set.displayMax')}
            min={1}
            max={1000}
            value={settings.displayMax}
            onKept={displayMax => set({ displayMax })}
          />
        </div>
        <fieldset className="row wrap hall-acts">
          <legend className="lab">{t('hall.sweepstakes')}</legend>
          {(['scale', 'drop', 'minGames'] as const).map(part => (
            <KeptNumber
              key={part}
              label={t(`hall.set.sweepstakes.${part}`)}
              min={part === 'scale' ? 1 : 0}
              max={part === 'scale' ? 1000 : 20}
              value={settings.sweepstakes[part]}
              onKept={value =>
                set({ sweepstakes: { ...settings.sweepstakes, [part]: part === 'scale' ? value : (value ?? 0) } })
              }
            />
          ))}
        </fieldset>
        <label>
          <span className="lab">{t('hall.set.deleteOn')}</span>
          <input
            className="hall-field"
            type="date"
            defaultValue={settings.deleteOn ?? ''}
            onBlur={e => set({ deleteOn: e.target.value === '' ? null : e.target.value })}
          />
        </label>
        {forgotten ? (
          <p role="status">
            {t('hall.set.deleted', {
              n: forgotten.entries,
              officials: forgotten.officials ?? 0,
              day: new Date(forgotten.at).toLocaleDateString(),
            })}
          </p>
        ) : (
          <button type="button" className="btn" onClick={() => setSure(true)}>
            {t('hall.forget')}
          </button>
        )}
        {sure && (
          <Dialog title={t('hall.forgetSure')} onClose={() => setSure(false)}>
            <div className="row wrap">
              <button type="button" className="btn pri" onClick={() => setSure(false)}>
                {t('hall.keepNames')}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setSure(false);
                  void event.act('forget');
                }}
              >
                {t('hall.forgetYes')}
              </button>
            </div>
          </Dialog>
        )}
      </section>
      <aside className="hall-side">
        {competition !== null && <Formula event={event} competition={competition} />}
        <Days event={event} competition={competition} />
        <EventFiles event={event} competition={competition} />
      </aside>
    </div>
  );
}

/** In which order ties are broken. Fixed before round 1; a later change stands in the log as a warning. */
function Formula({ event, competition }: CompetitionProps) {
  const t = useT();
  const { id, metrics, teamRule } = competition;
  const change = (what: { readonly metrics?: readonly Metric[]; readonly teamRule?: TeamRule }) =>
    void event.act('change-formula', { competition: id, ...what });
  const late = event.view.warnings?.some(warning => warning.competition === id) ?? false;
  return (
    <section className="panel hall-form">
      <h2>{t('hall.formula')}</h2>
      <OrderList<Metric>
        label={t('hall.formulaOrder')}
        all={METRICS}
        order={metrics}
        name={metric => t(`hall.metric.${metric}`)}
        least={1}
        onOrder={next => change({ metrics: next })}
      />
      <Choice<TeamRule>
        label={t('hall.teamRule')}
        value={teamRule}
        options={TEAM_RULES.map(value => ({ value, label: t(`hall.teamRule.${value}`) }))}
        onChange={value => change({ teamRule: value })}
      />
      {late && <p className="hall-note warn">{t('hall.formula.late')}</p>}
    </section>
  );
}
