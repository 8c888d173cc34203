import { type GameId, rulesOf } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { LocalConnection } from '../host/local-connection.ts';
import type { LocalSetup } from '../host/setup.ts';
import type { Snapshot, TableConnection } from '../host/table-connection.ts';
import { needWords, useT } from '../i18n/index.ts';
import { findSetup } from '../lobby/keep.ts';
import { whoAmI } from '../me/session.ts';
import { EnterCode, OnlineTable } from '../online/page.tsx';
import { useLine, useSnapshot } from './connection-hooks.ts';
import { Notice } from './notice.tsx';
import { TableScreen } from './screen.tsx';

needWords('table', 'first');

interface TablePageProps {
  readonly where: 'local' | 'online' | 'code';
  readonly id: string;
}

export default function TablePage({ where, id }: TablePageProps) {
  switch (where) {
    case 'local':
      return <LocalTable id={id} />;
    case 'online':
      return <OnlineTable id={id} />;
    case 'code':
      return <EnterCode code={id} />;
  }
}

type Opening =
  | { readonly step: 'looking' }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly message: string }
  | {
      readonly step: 'ready';
      readonly connection: TableConnection;
      readonly game: GameId;
      readonly ui: GameUi;
      readonly setup: LocalSetup;
    };

function LocalTable({ id }: { readonly id: string }) {
  const t = useT();
  const opening = useOpening(id);
  switch (opening.step) {
    case 'looking':
      return <Notice title={t('app.loading')} />;
    case 'missing':
      return <Notice title={t('open.missing')}>{t('open.missing.about')}</Notice>;
    case 'failed':
      return <Notice title={t('open.failed')}>{opening.message}</Notice>;
    case 'ready':
      return <Opened {...opening} />;
  }
}

function useOpening(id: string): Opening {
  const [opening, setOpening] = useState<Opening>({ step: 'looking' });
  useEffect(() => {
    let wanted = true;
    let connection: TableConnection | null = null;
    const open = async (): Promise<Opening> => {
      const setup = await findSetup(id);
      if (setup === null) return { step: 'missing' };
      const { game } = rulesOf(setup.config.edition);
      const ui = await loadGameUi(game);
      if (wanted) connection = new LocalConnection(setup);
      return connection === null ? { step: 'looking' } : { step: 'ready', connection, game, ui, setup };
    };
    open().then(
      found => wanted && setOpening(found),
      (error: Error) => wanted && setOpening({ step: 'failed', message: error.message }),
    );
    return () => {
      wanted = false;
      connection?.close();
    };
  }, [id]);
  return opening;
}

/** A pupil who played against bots has done something for the class. */
function useTellClass(setup: LocalSetup, snapshot: Snapshot | null): void {
  const state = snapshot?.view.state;
  const over = state?.phase === 'scoresheet' || state?.phase === 'closed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the match is over
  useEffect(() => {
    if (over && state && whoAmI()?.kind === 'pupil')
      void import('../class/tell-match.ts').then(({ tellMatch }) => tellMatch(setup, state));
  }, [over]);
}

function Opened({ connection, game, ui, setup }: Extract<Opening, { step: 'ready' }>) {
  const t = useT();
  const line = useLine(connection);
  const snapshot = useSnapshot(connection);
  useTellClass(setup, snapshot);
  if (line === 'failed') return <Notice title={t('open.failed')}>{connection.trouble()}</Notice>;
  if (snapshot === null) return <Notice title={t('app.loading')} />;
  return <TableScreen connection={connection} game={game} ui={ui} snapshot={snapshot} />;
}
