import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { gamePackage } from '@forceout/host';
import { readPositionCode, readRecord, replayRecord } from '@forceout/record';
import { type Division, type EditionId, isEdition, rulesOf } from '@forceout/rulebook';
import { type Position, positionOf, type TableEvent, totals } from '@forceout/table';
import { stateAfter } from '@forceout/wire';
import { type PictureWords, pictureOf } from './picture.ts';

/** What a link carries: a match packed into it, or the code of a position. */
export type SharedForm = 'match' | 'position';

export interface Shared {
  readonly edition: EditionId;
  readonly division: Division;
  /** The board to show: of a match, where its last challenge was made, or where the last cube was moved. */
  readonly position: Position | null;
  /** Points of the players, in the order of their seats; null for a position. */
  readonly scores: readonly number[] | null;
  readonly shakes: number;
}

/** Longer than any match: a link that unpacks to more is none. */
const MOST = 1 << 20;

/** After what there is a board worth a look, the best first: a match that was ended early has none at its end. */
const BOARDS: readonly (readonly TableEvent['event'][])[] = [
  ['challenged'],
  ['moved', 'shifted', 'bonus', 'goal-set'],
  ['rolled'],
];

const inflate = promisify(inflateRaw);

/** Null where the link holds nothing that can be shown. */
export async function readShared(form: SharedForm, text: string): Promise<Shared | null> {
  return form === 'position' ? sharedPosition(text) : await sharedMatch(text);
}

function sharedPosition(code: string): Shared | null {
  const read = readPositionCode(code);
  if (!read.ok) return null;
  const { edition, division } = read.position.rules;
  return { edition, division, position: read.position, scores: null, shakes: 0 };
}

async function sharedMatch(packed: string): Promise<Shared | null> {
  const text = await inflate(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST }).then(String, () => null);
  const read = text === null ? null : readRecord(text);
  if (read === null || !read.ok) return null;
  const edition = read.record.tags.find(({ name }) => name === 'Edition')?.value;
  if (!isEdition(edition)) return null;
  const { game } = await gamePackage(rulesOf(edition).game);
  const played = replayRecord(game, read.record);
  if (!played.ok) return null;
  const { state, events } = played;
  const last =
    BOARDS.map(kinds => events.findLastIndex(({ event }) => kinds.includes(event))).find(at => at >= 0) ?? -1;
  const then = last < 0 ? state : stateAfter(events.slice(0, last + 1));
  const { division } = state.config;
  return { edition, division, position: positionOf(then), scores: totals(state), shakes: state.shakeNo };
}

export interface Drawn {
  readonly shared: Shared;
  readonly picture: Uint8Array | null;
}

/** A link that a stranger sent, read and, with words, drawn: for a worker, since it may be anything. */
export async function drawShared(form: SharedForm, text: string, words: PictureWords | null): Promise<Drawn | null> {
  const shared = await readShared(form, text);
  if (shared === null) return null;
  return { shared, picture: words === null ? null : pictureOf(shared.position, words) };
}
