import { BOT_NAMES } from '@forceout/table';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { sharedLink } from '../../replay/shared-link.ts';
import { hrefTo } from '../../route.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useTable } from '../context.ts';

const isBot = (name: string): boolean => Object.values(BOT_NAMES).some(bot => name === bot || name === `${bot} 2`);

/** The match to be given away: a link without names, or a file. */
export function Share() {
  const t = useT();
  const { snapshot, connection, state } = useTable();
  const [address, setAddress] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const events = () => snapshot.events;
  const copy = async (): Promise<void> => {
    const { pack, renamed, textOfMatch } = await import('../../replay/share.ts');
    const names = state.config.players.map((name, seat) => (isBot(name) ? name : t('share.player', { n: seat + 1 })));
    const packed = await pack(textOfMatch(renamed(events(), seat => names[seat] ?? '')));
    const found = await sharedLink('m', packed, hrefTo('shared', packed));
    setAddress(found);
    // Over plain http there is no clipboard; then the link can be marked and copied by hand.
    setCopied(
      (await navigator.clipboard?.writeText(found).then(
        () => true,
        () => false,
      )) ?? false,
    );
  };
  const save = async (): Promise<void> => {
    const { textOfMatch } = await import('../../replay/share.ts');
    saveFile(new Blob([textOfMatch(events())], { type: 'text/plain' }), `forceout-${connection.id}.txt`);
  };
  return (
    <section className="col" aria-labelledby="share-title">
      <h3 id="share-title">{t('share.title')}</h3>
      <p className="small dim">{t('share.about')}</p>
      <div className="row wrap">
        <button type="button" className="btn grow" onClick={() => void copy()}>
          <Icon name="people" /> {t('share.link')}
        </button>
        <button type="button" className="btn grow" onClick={() => void save()}>
          <Icon name="save" /> {t('share.file')}
        </button>
      </div>
      {address && (
        <>
          <p role="status" className="small">
            {t(copied ? 'share.copied' : 'share.mark')}
          </p>
          <input readOnly value={address} aria-label={t('share.link')} onFocus={event => event.target.select()} />
        </>
      )}
    </section>
  );
}
