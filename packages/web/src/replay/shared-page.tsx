import { useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Notice } from '../table/notice.tsx';
import { shelveFile } from './read-file.ts';
import { unpack } from './share.ts';

needWords('table', 'replay');

/** A match that came in a link: it is put on the shelf of this device and opened. */
export default function SharedPage({ packed }: { readonly packed: string }) {
  const t = useT();
  const [bad, setBad] = useState(false);
  useEffect(() => {
    unpack(packed)
      .then(shelveFile)
      .then(
        shelved => (shelved.ok ? location.replace(hrefTo('replay', shelved.id)) : setBad(true)),
        () => setBad(true),
      );
  }, [packed]);
  if (bad) return <Notice title={t('share.bad')}>{t('share.bad.about')}</Notice>;
  return <Notice title={t('app.loading')} />;
}
