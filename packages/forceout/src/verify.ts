import { createHash } from 'node:crypto';
import { itemAt } from '@forceout/rulebook';
import { evolve, type Game, randomDeal, randomRoll, replay, type TableEvent, type Unsettled } from '@forceout/table';
import { diceFrom, hex, readCommitment, seedBlocks } from '@forceout/wire';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const diceOf = (seed: string) => {
  const blocks = seedBlocks(seed);
  return diceFrom(n => sha256(itemAt(blocks, n)));
};

/** What was found about the dice of one shake. */
export interface DiceFinding {
  readonly shake: number;
  readonly what: 'roll' | 'deal';
  readonly result: 'fair' | 'no-seed' | 'hash-differs' | 'faces-differ';
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/**
 * Recomputes every roll and deal of a log from the seeds that were revealed, and the seeds' hashes from what was shown
 * before the roll. A match without seeds (a script, a kitchen table) has nothing to verify and says so.
 */
export function verifyDice(game: Game, events: readonly TableEvent[]): readonly DiceFinding[] {
  const first = events[0];
  if (first?.event !== 'opened') return [];
  const findings: DiceFinding[] = [];
  let state: Unsettled = replay([first]);
  let shake = 0;
  let hashes: ReturnType<typeof readCommitment> = null;
  for (const event of events.slice(1)) {
    state = evolve(state, event);
    if (event.event === 'shake-began') shake = event.shake;
    if (event.event === 'committed') hashes = readCommitment(event.hash);
    if (event.event !== 'rolled' && event.event !== 'dealt') continue;
    const what = event.event === 'rolled' ? 'roll' : 'deal';
    findings.push({ shake, what, result: find(game, state, event, hashes?.[what] ?? null) });
  }
  return findings;
}

function find(
  game: Game,
  state: Unsettled,
  event: Extract<TableEvent, { event: 'rolled' | 'dealt' }>,
  hash: string | null,
): DiceFinding['result'] {
  if (event.seed === null || hash === null) return 'no-seed';
  if (hex(sha256(event.seed)) !== hash) return 'hash-differs';
  const dice = diceOf(event.seed);
  if (event.event === 'dealt')
    return same(randomDeal(game, state, event.cards.length, dice), event.cards) ? 'fair' : 'faces-differ';
  const { faces } = randomRoll(game, state, dice);
  return same(
    faces,
    event.cubes.slice(0, faces.length).map(c => c.face),
  )
    ? 'fair'
    : 'faces-differ';
}
