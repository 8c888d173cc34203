import { loadGame } from '@forceout/host/games';
import { readRecord, replayRecord } from '@forceout/record';
import { isEdition, rulesOf } from '@forceout/rulebook';
import type { Said } from '@forceout/table';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { loadWordings } from '../games/variation-wordings.ts';
import { shownLanguage, useT } from '../i18n/index.ts';
import { recordFaultLater } from '../i18n/referee.ts';
import { RecordConnection } from '../replay/record-connection.ts';
import { Scrubber } from '../replay/scrubber.tsx';
import { pack } from '../replay/share.ts';
import { hrefTo } from '../route.ts';
import { useSnapshot } from '../table/connection-hooks.ts';
import { MatchShown } from './match-shown.tsx';
import { EmbedNotice } from './notice.tsx';
import { Shown } from './shown.tsx';

interface Read {
  readonly connection: RecordConnection;
  readonly ui: GameUi;
  readonly href: string;
}

async function read(text: string): Promise<Read | { readonly line: number; readonly said: Said }> {
  const found = readRecord(text);
  if (!found.ok) return found;
  const edition = found.record.tags.find(tag => tag.name === 'Edition')?.value;
  if (!isEdition(edition)) return { line: 0, said: { code: 'no-tags' } };
  const { game } = rulesOf(edition);
  // Not in a worker: a frame that an editor put into a sandbox cannot start one.
  const played = replayRecord(await loadGame(game), found.record);
  if (!played.ok) return played;
  const [ui] = await Promise.all([loadGameUi(game), loadWordings(game, shownLanguage())]);
  const connection = new RecordConnection('embed', played.events);
  // A match that is over has an empty board: it is shown where its last challenge was made.
  connection.goTo(
    connection.events.findLastIndex(({ event }) => event === 'challenged') + 1 || connection.events.length,
  );
  return { connection, ui, href: hrefTo('shared', await pack(text)) };
}

/** A record file, played through the referee, to step through. */
export function RecordShown({ text }: { readonly text: string }) {
  const t = useT();
  const [shown, setShown] = useState<Read | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = async (): Promise<void> => {
      const found = await read(text);
      if ('connection' in found) {
        if (wanted) setShown(found);
        return;
      }
      const why = await recordFaultLater(found.said, '');
      if (wanted) setFault(found.line > 0 ? t('embed.record.line', { line: found.line, why }) : why);
    };
    show().catch(() => wanted && setFault(t('embed.table.off')));
    return () => {
      wanted = false;
    };
  }, [text, t]);
  if (fault !== null) return <EmbedNotice title={t('embed.record.bad')}>{fault}</EmbedNotice>;
  return shown === null ? <p role="status">{t('app.loading')}</p> : <Steps {...shown} />;
}

function Steps({ connection, ui, href }: Read) {
  const snapshot = useSnapshot(connection)!;
  return (
    <Shown rules={snapshot.view.state.config} href={href}>
      <MatchShown ui={ui} snapshot={snapshot} />
      <Scrubber connection={connection} />
    </Shown>
  );
}
