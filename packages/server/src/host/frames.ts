import { type State, type Viewer, view } from '@forceout/table';
import { type Attendance, type Body, type Entry, looksAlike, type ServerMessage, viewBody } from '@forceout/wire';
import type { StoredEntry } from '../store/engine.ts';

export const frame = (message: ServerMessage): string => JSON.stringify(message);

export const attendanceFrame = (table: string, attendance: Attendance): string =>
  frame({ t: 'attendance', table, attendance });

/**
 * The message that tells of an entry, for each viewer what that viewer may see. Most entries look the same to everybody:
 * then the text of the log is sent as it is.
 */
export class EntryFrames {
  readonly #byViewer = new Map<Viewer, string>();
  readonly #head: string;
  readonly #alike: string | null;

  constructor(
    readonly table: string,
    readonly entry: StoredEntry,
    readonly body: Body,
    readonly state: State | null,
  ) {
    this.#head = `{"t":"entry","table":"${table}","seq":${entry.seq},"wall":${entry.wall},"body":`;
    this.#alike = looksAlike(body) ? `${this.#head}${entry.body}}` : null;
  }

  for(viewer: Viewer): string {
    if (this.#alike !== null) return this.#alike;
    let text = this.#byViewer.get(viewer);
    if (text === undefined) this.#byViewer.set(viewer, (text = this.#make(viewer)));
    return text;
  }

  #make(viewer: Viewer): string {
    const shown = viewBody(this.body, viewer);
    if (shown.whole) return `${this.#head}${this.entry.body}}`;
    const state = this.state === null ? '' : `,"state":${JSON.stringify(view(this.state, viewer).state)}`;
    return `${this.#head}${JSON.stringify(shown.body)}${state}}`;
  }
}

export interface Missed {
  readonly entries: Entry[];
  /** Something was hidden in them, so that folding is not enough. */
  readonly hidden: boolean;
}

/** What a viewer has missed. */
export function missed(stored: readonly StoredEntry[], viewer: Viewer): Missed {
  let hidden = false;
  const entries = stored.map(({ seq, wall, body }) => {
    const shown = viewBody(JSON.parse(body) as Body, viewer);
    if (!shown.whole) hidden = true;
    return { seq, wall, body: shown.body };
  });
  return { entries, hidden };
}
