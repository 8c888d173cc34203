import type { GameId } from '@forceout/rulebook';
import type { Act, Seat } from '@forceout/table';
import type { Ending } from '@forceout/wire';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot, TableConnection } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';
import { usePageHidden } from '../ui/page-hidden.ts';
import { Board } from './board.tsx';
import { useLine } from './connection-hooks.ts';
import { type TableContext, TableScope, type Trouble } from './context.ts';
import { sweepDrafts } from './drafts.ts';
import { holder, isPrivate } from './due.ts';
import { describeEvents } from './event-text.ts';
import { LiveRegion } from './live-region.ts';
import { OtherTab } from './other-tab.tsx';
import { PassDeviceScreen } from './pass-device-screen.tsx';
import { useSpeaker } from './use-speaker.ts';

interface TableScreenProps {
  readonly connection: TableConnection;
  readonly game: GameId;
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
}

/** Whose hand the device is in, and whether what they do is for their eyes only. */
function useHolder(
  connection: TableConnection,
  snapshot: Snapshot,
  reading: boolean,
): { readonly me: Seat | null; readonly passTo: Seat | null; readonly open: () => void } {
  const { state } = snapshot.view;
  const last = useRef<Seat | null>(null);
  const [shownTo, setShownTo] = useState<string | null>(null);
  const me =
    connection.kind === 'local'
      ? holder(state, connection.seats, last.current)
      : typeof snapshot.view.viewer === 'number'
        ? snapshot.view.viewer
        : null;
  last.current = me;
  const shared = connection.seats.length > 1;
  const secret = shared && isPrivate(state) && me !== null;
  const key = secret ? `${state.shakeNo}/${state.phase}/${me}` : null;
  const passTo = key !== null && shownTo !== key ? me : null;
  useEffect(() => {
    if (connection.kind !== 'local') return;
    connection.lookAs(passTo !== null || me === null ? 'spectator' : me);
  }, [connection, me, passTo]);
  const hidden = usePageHidden();
  useEffect(() => {
    // Nobody rolls on while somebody still reads how the shake ended.
    if (passTo === null && !hidden && !reading) connection.release();
    else connection.hold();
  }, [connection, passTo, hidden, reading]);
  return { me, passTo, open: () => setShownTo(key) };
}

/** Two presses of one button within this time are one. */
const DOUBLE_PRESS_MS = 1500;

/** An act that is not answered for so long is said to be under way. */
const SLOW_MS = 2000;

/** How the last shake ended, until this player has read it. */
function useResult({ ending, view: { state } }: Snapshot): {
  readonly result: Ending | null;
  readonly goOn: () => void;
} {
  const [seen, setSeen] = useState(0);
  const atRest =
    state.shake === null || state.phase === 'roll-deal' || state.phase === 'scoresheet' || state.phase === 'closed';
  const result = ending && atRest && ending.seq > seen ? ending : null;
  return { result, goOn: () => setSeen(ending?.seq ?? 0) };
}

export function TableScreen({ connection, game, ui, snapshot }: TableScreenProps) {
  const t = useT();
  const { view } = snapshot;
  const { state } = view;
  const { result, goOn } = useResult(snapshot);
  const { me, passTo, open } = useHolder(connection, snapshot, connection.kind === 'local' && result !== null);
  const shared = connection.seats.length > 1;
  const line = useLine(connection);
  const [acting, setActing] = useState(false);
  const elsewhere = useSyncExternalStore(connection.subscribe, () => connection.elsewhere?.() ?? false);
  const busy = acting || line !== 'open' || elsewhere;
  const [slow, setSlow] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const done = useRef({ act: '', at: 0 });
  const { players } = state.config;
  const nameOf = useCallback((seat: Seat): string => players[seat] ?? String(seat), [players]);

  const send = useCallback(
    async (what: Act): Promise<boolean> => {
      if (connection.elsewhere?.()) return false;
      const act = JSON.stringify(what);
      setActing(true);
      setTrouble(null);
      const timer = setTimeout(() => setSlow(true), SLOW_MS);
      try {
        const reply = await connection.act(what);
        const pressed = performance.now();
        if (reply.ok) done.current = { act, at: pressed };
        // The second press of a double click: what it asks for is done, so there is nothing to complain about.
        else if (done.current.act !== act || pressed - done.current.at > DOUBLE_PRESS_MS) setTrouble(reply.refused);
        return reply.ok;
      } finally {
        clearTimeout(timer);
        setSlow(false);
        setActing(false);
      }
    },
    [connection],
  );

  const table: TableContext = {
    connection,
    game,
    ui,
    snapshot,
    view,
    state,
    me,
    shared,
    act: async (what, seat = me ?? undefined) => seat !== undefined && send({ seat, ...what }),
    officiate: what => send({ seat: view.viewer === 'director' ? 'director' : 'judge', ...what }),
    busy,
    slow,
    trouble,
    clearTrouble: () => setTrouble(null),
    nameOf,
    cubeName: cube => ui.faceName(cube.face, t),
  };
  const own = !shared && typeof view.viewer === 'number' ? view.viewer : null;
  const speaker = useSpeaker(ui, snapshot, nameOf, own);
  const logLines = useMemo(() => describeEvents(snapshot.events, speaker), [snapshot.events, speaker]);

  useEffect(() => sweepDrafts(connection.id, state.shakeNo), [connection.id, state.shakeNo]);

  return (
    <TableScope value={table}>
      <LiveRegion logLines={logLines} />
      {passTo === null ? (
        <Board logLines={logLines} result={result} onGoOn={goOn} />
      ) : (
        <PassDeviceScreen seat={passTo} onOpen={open} />
      )}
      <OtherTab />
    </TableScope>
  );
}
