import { LANGUAGES, languageNames } from '@forceout/words';
import { useT } from '../i18n/index.ts';
import { canNotify, wantCalls } from '../table/call-player.ts';
import { Choice } from '../ui/choice.tsx';
import { change, type Settings, useSetting, useSettings } from './store.ts';

/** The answers to each question that has a few, in their order. */
const ANSWERS = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  palette: ['standard', 'shapes'],
  motion: ['system', 'reduced'],
  sound: ['all', 'turn', 'off'],
  block: ['hold', 'taps'],
  hand: ['right', 'left'],
  sort: ['rolled', 'kind'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

type Question = keyof typeof ANSWERS;
type AnswerKey = { [Q in Question]: `settings.${Q}.${(typeof ANSWERS)[Q][number]}` }[Question];

function Setting({ of }: { readonly of: Question }) {
  const t = useT();
  return (
    <Choice<string>
      label={t(`settings.${of}`)}
      value={useSetting(of)}
      options={ANSWERS[of].map(value => ({ value, label: t(`settings.${of}.${value}` as AnswerKey) }))}
      onChange={value => change({ [of]: value })}
    />
  );
}

/** Every choice takes effect at once. */
export function SettingsForm() {
  const t = useT();
  const chosen = useSettings();
  const set =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]) =>
      change({ [key]: value });
  return (
    <div className="col" style={{ gap: 'var(--s4)' }}>
      <label className="col" style={{ gap: 6 }}>
        <span className="lab">{t('settings.name')}</span>
        <input
          className="field-text"
          value={chosen.name}
          maxLength={40}
          autoComplete="nickname"
          onChange={event => change({ name: event.target.value })}
        />
      </label>
      <Choice
        label={t('settings.language')}
        value={chosen.language}
        options={LANGUAGES.map(value => ({ value, label: languageNames[value] }))}
        onChange={set('language')}
      />
      <Setting of="theme" />
      <Choice
        label={t('settings.text')}
        value={chosen.text}
        options={([100, 115, 130, 150] as const).map(value => ({ value, label: `${value} %` }))}
        onChange={set('text')}
      />
      <Setting of="contrast" />
      <Setting of="palette" />
      <Setting of="motion" />
      <Setting of="sound" />
      {canNotify() ? (
        <Choice
          label={t('settings.calls')}
          value={chosen.calls === 'on' ? 'on' : 'off'}
          options={(['on', 'off'] as const).map(value => ({ value, label: t(`settings.calls.${value}`) }))}
          onChange={value => (value === 'on' ? void wantCalls() : change({ calls: value }))}
        />
      ) : (
        !isSecureContext && <p className="small dim">{t('settings.plain')}</p>
      )}
      <Setting of="block" />
      <Setting of="hand" />
      <Setting of="sort" />
      <Choice
        label={t('settings.keys')}
        value={chosen.keys}
        options={[
          { value: true, label: t('settings.keys.on') },
          { value: false, label: t('settings.keys.off') },
        ]}
        onChange={set('keys')}
      />
      <p className="small dim">{t('settings.keys.about')}</p>
      <p className="small dim">{t('settings.kept')}</p>
    </div>
  );
}
