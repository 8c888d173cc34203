import { game } from '@forceout/on-sets';
import { playMatch } from '@forceout/players';
import { readRecord, replayRecord } from '@forceout/record';
import { expect, it } from 'vitest';
import { pack, renamed, textOfMatch, unpack } from './share.ts';

const { events } = playMatch(
  game,
  { edition: 'onsets-2026', division: 'elementary', shakes: 2 },
  [
    { level: 'newcomer', style: 'steady', seed: 1 },
    { level: 'learner', style: 'steady', seed: 2 },
  ],
  1,
);

it('a match fits into an address and comes out of it as it was, without the names', async () => {
  const text = textOfMatch(renamed(events, seat => `Player ${seat + 1}`));
  const first = events[0]!;
  if (first.event !== 'opened') throw new Error('a log begins with its opening');
  for (const name of first.config.players) expect(text).not.toContain(name);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(8000);
  const back = await unpack(packed);
  expect(back).toBe(text);
  const read = readRecord(back);
  if (!read.ok) throw new Error(`line ${read.line}`);
  const played = replayRecord(game, read.record);
  expect(played.ok && played.events.at(-1)?.event).toBe(events.at(-1)!.event);
});
