import type { Act, TableEvent, TableView, Viewer } from '@forceout/table';
import type { Reply } from './local-host.ts';
import type { LocalSetup } from './setup.ts';

/** From the page to the worker that hosts a table. */
export type ToHost =
  | { readonly kind: 'start'; readonly setup: LocalSetup; readonly games: MessagePort }
  | { readonly kind: 'act'; readonly id: number; readonly act: Act }
  | { readonly kind: 'viewer'; readonly viewer: Viewer }
  | { readonly kind: 'hold' }
  | { readonly kind: 'release' };

/** The table as one viewer may see it, and what has happened since the last message. */
export interface Update {
  readonly view: TableView;
  readonly events: readonly TableEvent[];
  /** Table time when this was sent, and whether it is going on. */
  readonly at: number;
  readonly running: boolean;
}

export type FromHost =
  | ({ readonly kind: 'update'; readonly whole: boolean } & Update)
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'failed'; readonly message: string };
