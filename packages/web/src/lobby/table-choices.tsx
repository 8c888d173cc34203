import { type Division, editionName, editionsOf, type GameId, rulesOf } from '@forceout/rulebook';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { divisionChoices } from '../ui/choices.ts';
import type { Choices } from './choices.ts';
import { OpenChoices } from './open-choices.tsx';

interface TableChoicesProps {
  readonly game: GameId;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  /** Only a table on this device can do without clocks, or help with values. */
  readonly local: boolean;
}

type Switch = 'clocks' | 'practice' | 'adventurous' | 'restrictions' | 'judge' | 'guestJudges';

/** What kind of table: one question in sight, the rest behind "more". */
export function TableChoices({ game, choices, onChoices, local }: TableChoicesProps) {
  const t = useT();
  const set = (patch: Partial<Choices>): void => onChoices({ ...choices, ...patch });
  const editions = editionsOf(game);
  const onOff = (key: Switch, label: string, on: string, off: string) => (
    <Choice<boolean>
      label={label}
      value={choices[key]}
      options={[
        { value: true, label: on },
        { value: false, label: off },
      ]}
      onChange={value => set({ [key]: value })}
    />
  );
  return (
    <>
      <Choice<Division>
        label={t('new.division')}
        value={choices.division}
        options={divisionChoices(t)}
        onChange={division => set({ division })}
      />
      <details>
        <summary>{t('new.more')}</summary>
        <div>
          {editions.length > 1 && (
            <Choice
              label={t('new.edition')}
              value={choices.edition}
              options={editions.map(value => ({ value, label: editionName(value) }))}
              onChange={edition => set({ edition })}
            />
          )}
          {rulesOf(choices.edition).usesVariations &&
            onOff('adventurous', t('new.variations'), t('new.variations.on'), t('new.variations.off'))}
          {game === 'on-sets' &&
            choices.division !== 'elementary' &&
            onOff('restrictions', t('new.restrictions'), t('new.restrictions.on'), t('new.restrictions.off'))}
          {local && onOff('clocks', t('new.clocks'), t('new.clocks.on'), t('new.clocks.off'))}
          <Choice
            label={t('new.judging')}
            value={choices.judging}
            options={(['auto', 'players'] as const).map(value => ({ value, label: t(`new.judging.${value}`) }))}
            onChange={judging => set({ judging })}
          />
          <Choice
            label={t('new.enforcement')}
            value={choices.enforcement}
            options={(['prevent', 'faithful'] as const).map(value => ({ value, label: t(`new.enforcement.${value}`) }))}
            onChange={enforcement => set({ enforcement })}
          />
          {!local && onOff('judge', t('new.judge'), t('new.judge.on'), t('new.judge.off'))}
          {!local &&
            choices.judge &&
            onOff('guestJudges', t('new.guestJudges'), t('new.guestJudges.on'), t('new.guestJudges.off'))}
          {rulesOf(choices.edition).readings.length > 0 && (
            <OpenChoices
              edition={choices.edition}
              division={choices.division}
              options={choices.options}
              onOptions={options => set({ options })}
            />
          )}
          {local &&
            choices.enforcement === 'prevent' &&
            onOff('practice', t('new.practice'), t('new.practice.on'), t('new.practice.off'))}
        </div>
      </details>
    </>
  );
}
