import { type GameId, rulesOf } from '@forceout/rulebook';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useGameUi } from '../games/use-game-ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { useLine, useSnapshot } from '../table/connection-hooks.ts';
import { Notice } from '../table/notice.tsx';
import { TableScreen } from '../table/screen.tsx';
import { enterCode } from './api.ts';
import { tableClient } from './client.ts';
import { OnlineConnection } from './online-connection.ts';
import { Waiting } from './waiting.tsx';
import { WaitingInHall } from './waiting-in-hall.tsx';

needWords('table', 'online', 'server');

/** A table at the server: first the people, then the game. */
export function OnlineTable({ id }: { readonly id: string }) {
  const t = useT();
  const [connection, setLink] = useState<OnlineConnection | null>(null);
  useEffect(() => {
    const opened = new OnlineConnection(tableClient(), id);
    setLink(opened);
    return () => opened.close();
  }, [id]);
  return connection === null ? <Notice title={t('app.loading')} /> : <Joined connection={connection} />;
}

function Joined({ connection }: { readonly connection: OnlineConnection }) {
  const t = useT();
  const line = useLine(connection);
  const snapshot = useSnapshot(connection);
  const room = useSyncExternalStore(connection.subscribe, () => connection.room);
  const game: GameId | null = room && rulesOf(room.setup.edition).game;
  const ui = useGameUi(game);
  useEffect(() => {
    if (room?.next) go('online', room.next);
  }, [room?.next]);
  if (line === 'failed') return <Notice title={t('open.missing')}>{t('online.missing')}</Notice>;
  if (room === null) return <Notice title={t('online.connecting')}>{t('online.connecting.about')}</Notice>;
  if (room.stage === 'gathering' && room.hall) return <WaitingInHall connection={connection} room={room} />;
  if (room.stage === 'gathering') return <Waiting connection={connection} room={room} />;
  if (snapshot === null || game === null || ui === null) return <Notice title={t('app.loading')} />;
  return <TableScreen connection={connection} game={game} ui={ui} snapshot={snapshot} />;
}

/** A code leads to its table. */
export function EnterCode({ code }: { readonly code: string }) {
  const t = useT();
  const [trouble, setTrouble] = useState<{ readonly code: string; readonly message: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    enterCode(code).then(found => {
      if (!wanted) return;
      if (found.ok) go('online', found.answer.table);
      else setTrouble(found);
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  if (trouble === null) return <Notice title={t('online.connecting')} />;
  // What cannot be a code at all is as wrong as one that nobody has.
  if (['no-such-code', 'bad-message'].includes(trouble.code))
    return <Notice title={t('online.noTable')}>{t('online.noTable.about')}</Notice>;
  return <Notice title={t('online.notIn')}>{trouble.code === 'offline' ? t('online.off') : trouble.message}</Notice>;
}
