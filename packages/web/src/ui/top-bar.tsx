import { type Key, useT } from '../i18n/index.ts';
import { hasClasses, useWho } from '../me/session.ts';
import { hrefTo } from '../route.ts';
import { useSetting } from '../settings/store.ts';
import { Icon, Logo } from './icon.tsx';

export type Place = 'play' | 'puzzles' | 'learn' | 'analyse' | 'class' | 'rules' | 'settings' | 'me';

const places: readonly (readonly [Place, Key, string])[] = [
  ['play', 'nav.play', hrefTo()],
  ['puzzles', 'nav.puzzles', hrefTo('puzzles')],
  ['learn', 'nav.learn', hrefTo('learn')],
  ['analyse', 'nav.analyse', hrefTo('analyse')],
  ['rules', 'nav.rules', hrefTo('rules')],
];

const CLASS: (typeof places)[number] = ['class', 'nav.class', hrefTo('class')];

/** The bar of every page but the table's. */
export function TopBar({ at }: { readonly at: Place }) {
  const t = useT();
  const who = useWho();
  const coach = who?.kind === 'account' && hasClasses();
  const chosen = useSetting('name');
  const name = who !== null && who.kind !== 'guest' ? who.name : chosen;
  return (
    <>
      <button type="button" className="skip btn" onClick={toContent}>
        {t('app.skip')}
      </button>
      <header className="top">
        <a className="brand" href={hrefTo()} aria-label={t('app.name')}>
          <Logo />
          <span>{t('app.name')}</span>
        </a>
        <nav className="mainnav" aria-label={t('nav.main')}>
          {(coach ? [...places, CLASS] : places).map(([place, key, href]) => (
            <a key={place} className="btn quiet" href={href} aria-current={place === at ? 'page' : undefined}>
              {t(key)}
            </a>
          ))}
        </nav>
        <a className="btn quiet who" href={hrefTo('me')} aria-current={at === 'me' ? 'page' : undefined}>
          <span className="ava" aria-hidden="true">
            {name ? name.charAt(0).toUpperCase() : <Icon name="person" />}
          </span>
          <span className="sr">{t('nav.me')}</span>
          {name && <span className="wide">{name}</span>}
        </a>
        <a
          className="btn quiet sq wideonly"
          href={hrefTo('settings')}
          aria-label={t('nav.settings')}
          aria-current={at === 'settings' ? 'page' : undefined}
        >
          <Icon name="settings" />
        </a>
      </header>
    </>
  );
}

/** The address belongs to the pages, so this moves the focus instead of following a link. */
const toContent = (): void => document.getElementById('content')?.focus();
