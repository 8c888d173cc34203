import { useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { call } from '../online/api.ts';

needWords('reach');

const AT_HOME = /^(localhost|127\.|\[::1\])/;

/** Where printed codes and links lead. */
export interface Reach {
  /** The address of this page without what comes after the `#`. */
  readonly base: string;
  /** As people read it. */
  readonly host: string;
  /** Open under the name a computer has for itself: other devices do not find it, or find it at another address. */
  readonly atHome: 'no' | 'elsewhere' | 'alone';
}

const here = (): Reach => ({
  base: `${location.origin}${location.pathname}`,
  host: location.host,
  atHome: AT_HOME.test(location.hostname) ? 'alone' : 'no',
});

let asked: Promise<string | null> | null = null;
const askOnce = (): Promise<string | null> =>
  (asked ??= call<{ readonly url: string | null }>('GET', 'reach').then(found => (found.ok ? found.answer.url : null)));

/** Under a computer's own name for itself nobody else finds it: then by its address in the network, where it has one. */
export function useReach(): Reach {
  const [reach, setReach] = useState(here);
  useEffect(() => {
    if (here().atHome === 'no') return;
    let gone = false;
    void askOnce().then(url => {
      if (gone || url === null) return;
      setReach({ base: `${url}${location.pathname}`, host: new URL(url).host, atHome: 'elsewhere' });
    });
    return () => {
      gone = true;
    };
  }, []);
  return reach;
}

/** Says under which address other devices find what is printed here, or that none does. */
export function ReachNote({ reach }: { readonly reach: Reach }) {
  const t = useT();
  if (reach.atHome === 'no') return null;
  return (
    <p className="note">{reach.atHome === 'alone' ? t('reach.alone') : t('reach.elsewhere', { host: reach.host })}</p>
  );
}
