import type { GameId } from '@forceout/rulebook';
import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { go, hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';

export const CODE_LENGTH = 6;
/** A class has a longer code; both are typed into the same field. */
const CLASS_CODE_LENGTH = 8;

/** What people read out to each other: capitals, blanks and dashes do not matter. */
export const readCode = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '');

export function Friends({ game, code = '' }: { readonly game: GameId; readonly code?: string }) {
  const t = useT();
  const [text, setText] = useState(code);
  const [short, setShort] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const read = readCode(text);
    if (read.length === CLASS_CODE_LENGTH) return go('enter', read);
    if (read.length !== CODE_LENGTH) return setShort(true);
    go('t', read);
  };
  return (
    <section className="panel col" aria-labelledby="friends-title">
      <h2 id="friends-title" className="row">
        <Icon name="people" /> {t('lobby.friends')}
      </h2>
      <form className="col" onSubmit={join} noValidate>
        <label className="small dim" htmlFor="code">
          {t('lobby.friends.about')}
        </label>
        <input
          id="code"
          className="code"
          value={text}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-label={t('lobby.friends.code')}
          aria-invalid={short}
          aria-describedby={short ? 'code-short' : undefined}
          onChange={event => {
            setText(event.target.value);
            setShort(false);
          }}
        />
        {short && (
          <p id="code-short" className="small" role="alert">
            {t('lobby.friends.short', { n: CODE_LENGTH })}
          </p>
        )}
        <button type="submit" className="btn full">
          {t('lobby.friends.join')}
        </button>
      </form>
      <p className="orline">
        <span>{t('word.or')}</span>
      </p>
      <a className="btn full" href={hrefTo('new', 'online', game)}>
        {t('lobby.friends.open')}
      </a>
    </section>
  );
}
