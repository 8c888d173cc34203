import { type State, type Viewer, view } from '@forceout/table';
import { type Attendance, type Entry, looksAlike, type ServerMessage, viewBody } from '@forceout/wire';
import type { AppendedEntry } from './table-log.ts';

export const frame = (message: ServerMessage): string => JSON.stringify(message);

export const attendanceFrame = (table: string, attendance: Attendance): string =>
  frame({ t: 'attendance', table, attendance });

/**
 * The message that tells of an entry, for each viewer what that viewer may see. Most entries look the same to everybody:
 * then one text is sent to all.
 */
export class EntryFrames {
  readonly #byViewer = new Map<Viewer, string>();
  readonly #head: string;
  readonly #alike: string | null;

  constructor(
    readonly table: string,
    readonly appended: Omit<AppendedEntry, 'own'>,
    readonly state: State | null,
  ) {
    const { entry, body, text } = appended;
    this.#head = `{"t":"entry","table":"${table}","seq":${entry.seq},"wall":${entry.wall},"body":`;
    this.#alike = looksAlike(body) ? `${this.#head}${text}}` : null;
  }

  for(viewer: Viewer): string {
    if (this.#alike !== null) return this.#alike;
    let text = this.#byViewer.get(viewer);
    if (text === undefined) this.#byViewer.set(viewer, (text = this.#make(viewer)));
    return text;
  }

  #make(viewer: Viewer): string {
    const shown = viewBody(this.appended.body, viewer);
    if (shown.whole) return `${this.#head}${this.appended.text}}`;
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
export function missed(appended: readonly Omit<AppendedEntry, 'own'>[], viewer: Viewer): Missed {
  let hidden = false;
  const entries = appended.map(({ entry: { seq, wall }, body }) => {
    const shown = viewBody(body, viewer);
    if (!shown.whole) hidden = true;
    return { seq, wall, body: shown.body };
  });
  return { entries, hidden };
}
