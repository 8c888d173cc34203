import { rulesOf } from '@forceout/rulebook';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useGameUi } from '../games/use-game-ui.ts';
import { useT } from '../i18n/index.ts';
import { OnlineConnection } from '../online/online-connection.ts';
import { hrefTo } from '../route.ts';
import { useLine, useSnapshot } from '../table/connection-hooks.ts';
import { MatchShown } from './match-shown.tsx';
import { EmbedNotice } from './notice.tsx';
import { Shown } from './shown.tsx';
import { watchTable } from './watch-table.ts';

/** A table of the server as it is played, for somebody who only watches. */
export function LiveTable({ table }: { readonly table: string }) {
  const t = useT();
  const [connection, setLink] = useState<OnlineConnection | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let close: (() => void) | null = null;
    let wanted = true;
    watchTable(table).then(found => {
      if (!wanted) return;
      if (!found.ok) return setTrouble(found.message);
      const opened = new OnlineConnection(found.client, found.table);
      close = () => {
        opened.close();
        found.client.close();
      };
      setLink(opened);
    });
    return () => {
      wanted = false;
      close?.();
    };
  }, [table]);
  if (trouble !== null)
    return <EmbedNotice title={t('embed.table.bad')}>{trouble || t('embed.table.off')}</EmbedNotice>;
  return connection === null ? (
    <p role="status">{t('app.loading')}</p>
  ) : (
    <Watched connection={connection} table={table} />
  );
}

function Watched({ connection, table }: { readonly connection: OnlineConnection; readonly table: string }) {
  const t = useT();
  const line = useLine(connection);
  const snapshot = useSnapshot(connection);
  const room = useSyncExternalStore(connection.subscribe, () => connection.room);
  const ui = useGameUi(room && rulesOf(room.setup.edition).game);
  if (line === 'failed') return <EmbedNotice title={t('embed.table.bad')}>{t('embed.table.private')}</EmbedNotice>;
  if (room === null || ui === null) return <p role="status">{t('app.loading')}</p>;
  const href = table === connection.id ? hrefTo('online', table) : hrefTo('t', table);
  return (
    <Shown rules={room.setup} href={href}>
      {snapshot === null ? (
        <p role="status">{t('embed.table.soon')}</p>
      ) : (
        <>
          <MatchShown ui={ui} snapshot={snapshot} />
          {line === 'lost' && <p role="status">{t('embed.table.lost')}</p>}
        </>
      )}
    </Shown>
  );
}
