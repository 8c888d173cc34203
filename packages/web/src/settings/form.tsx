import { LANGUAGES, languageNames } from '@forceout/words';
import { useT } from '../i18n/index.ts';
import { canNotify, wantCalls } from '../table/call-player.ts';
import { Choice } from '../ui/choice.tsx';
import { change, type Settings, useSettings } from './store.ts';

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
      <Choice
        label={t('settings.theme')}
        value={chosen.theme}
        options={(['system', 'light', 'dark'] as const).map(value => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={set('theme')}
      />
      <Choice
        label={t('settings.text')}
        value={chosen.text}
        options={([100, 115, 130, 150] as const).map(value => ({ value, label: `${value} %` }))}
        onChange={set('text')}
      />
      <Choice
        label={t('settings.contrast')}
        value={chosen.contrast}
        options={(['system', 'more'] as const).map(value => ({ value, label: t(`settings.contrast.${value}`) }))}
        onChange={set('contrast')}
      />
      <Choice
        label={t('settings.palette')}
        value={chosen.palette}
        options={(['standard', 'shapes'] as const).map(value => ({ value, label: t(`settings.palette.${value}`) }))}
        onChange={set('palette')}
      />
      <Choice
        label={t('settings.motion')}
        value={chosen.motion}
        options={(['system', 'reduced'] as const).map(value => ({ value, label: t(`settings.motion.${value}`) }))}
        onChange={set('motion')}
      />
      <Choice
        label={t('settings.sound')}
        value={chosen.sound}
        options={(['all', 'turn', 'off'] as const).map(value => ({ value, label: t(`settings.sound.${value}`) }))}
        onChange={set('sound')}
      />
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
      <Choice
        label={t('settings.block')}
        value={chosen.block}
        options={(['hold', 'taps'] as const).map(value => ({ value, label: t(`settings.block.${value}`) }))}
        onChange={set('block')}
      />
      <Choice
        label={t('settings.hand')}
        value={chosen.hand}
        options={(['right', 'left'] as const).map(value => ({ value, label: t(`settings.hand.${value}`) }))}
        onChange={set('hand')}
      />
      <Choice
        label={t('settings.sort')}
        value={chosen.sort}
        options={(['rolled', 'kind'] as const).map(value => ({ value, label: t(`settings.sort.${value}`) }))}
        onChange={set('sort')}
      />
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
