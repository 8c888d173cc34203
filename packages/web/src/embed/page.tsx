import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { unpack } from '../replay/share.ts';
import { useRoute } from '../route.ts';
import { LiveTable } from './live-table.tsx';
import { EmbedNotice } from './notice.tsx';
import { PositionShown } from './position-shown.tsx';
import { postToParent } from './post-to-parent.ts';
import { RecordShown } from './record-shown.tsx';
import { isToFrame } from './to-frame.ts';
import './embed.css';

/** What a frame shows, by its address: `#/position/…`, `#/match/…` (packed), `#/record` (by message), `#/table/…`. */
export function EmbedPage() {
  const t = useT();
  const { page, parts } = useRoute();
  // WordPress hangs a second `#?secret=…` on the address of every frame.
  const what = (parts[0] ?? '').replace(/#.*$/s, '');
  if (page === 'position') return <PositionShown key={what} code={what} />;
  if (page === 'table') return <LiveTable key={what} table={what} />;
  if (page === 'match') return <PackedMatch key={what} packed={what} />;
  if (page === 'record') return <RecordByMessage />;
  return <EmbedNotice title={t('embed.nothing')}>{t('embed.nothing.about')}</EmbedNotice>;
}

function PackedMatch({ packed }: { readonly packed: string }) {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  useEffect(() => {
    unpack(packed).then(setText, () => setBad(true));
  }, [packed]);
  if (bad) return <EmbedNotice title={t('share.bad')}>{t('share.bad.about')}</EmbedNotice>;
  return text === null ? <p role="status">{t('app.loading')}</p> : <RecordShown text={text} />;
}

function RecordByMessage() {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== parent || !isToFrame(data)) return;
      if (data.forceout === 'record') setText(data.text);
      else setMissing(data.address);
    };
    addEventListener('message', hear);
    postToParent({ forceout: 'ready' });
    return () => removeEventListener('message', hear);
  }, []);
  if (missing !== null)
    return <EmbedNotice title={t('embed.missing')}>{t('embed.missing.about', { address: missing })}</EmbedNotice>;
  if (text === '') return <EmbedNotice title={t('embed.nothing')}>{t('embed.nothing.about')}</EmbedNotice>;
  return text === null ? <p role="status">{t('app.loading')}</p> : <RecordShown key={text} text={text} />;
}
