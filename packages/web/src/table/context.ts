import type { GameId } from '@forceout/rulebook';
import type { Cube, DirectorAct, JudgeAct, PlayerAct, Refusal, Seat, TableView, Unsettled } from '@forceout/table';
import { createContext, useContext } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot, TableConnection } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';

export type Trouble = Refusal['refused'];

/** All that the parts of a table screen share. */
export interface TableContext {
  readonly connection: TableConnection;
  readonly game: GameId;
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
  readonly view: TableView;
  readonly state: Unsettled;
  /** In whose hand the device is; null for judges and spectators. */
  readonly me: Seat | null;
  /** Several people share this device. */
  readonly shared: boolean;
  /** Does it as `seat`, by default as the one who has the device. Says true when the table took it. */
  readonly act: (act: PlayerAct, seat?: Seat) => Promise<boolean>;
  /** Does it as judge or director, whichever this viewer is. */
  readonly officiate: (act: JudgeAct | DirectorAct) => Promise<boolean>;
  readonly busy: boolean;
  /** What was done last is still on its way. */
  readonly slow: boolean;
  readonly trouble: Trouble | null;
  readonly clearTrouble: () => void;
  readonly nameOf: (seat: Seat) => string;
  /** "Blue": a cube as spoken. */
  readonly cubeName: (cube: Cube) => string;
}

export const TableScope = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(TableScope);
  if (table === null) throw new Error('a part of the table stands outside of it');
  return table;
}

/** "You" or the name of a seat, where it stands alone or in a list. */
export function useCalled(): (seat: Seat) => string {
  const t = useT();
  const { nameOf } = useTable();
  const isMe = useIsMe();
  return seat => (isMe(seat) ? t('seat.you') : nameOf(seat));
}

/** Does this seat belong to the one person who looks? On a shared device nobody is "you". */
export function useIsMe(): (seat: Seat) => boolean {
  const { view, shared } = useTable();
  return seat => !shared && seat === view.viewer;
}
