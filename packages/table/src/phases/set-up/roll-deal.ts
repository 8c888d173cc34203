import { withoutClocks } from '../../clock.ts';
import { equipmentFor } from '../../equipment.ts';
import type { Cube, Equipment } from '../../game.ts';
import type { Clock, Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startGoal } from '../play/goal.ts';
import { dealer, isOnlySeat } from './shake.ts';
import { startVariations } from './variation.ts';

const equipmentOf = (t: Transaction): Equipment => equipmentFor(t.game, t.state.config);

const sameFaces = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

export function preset(t: Transaction, seat: Seat, faces: readonly string[]): Outcome {
  const { preset: rule } = equipmentOf(t);
  if (rule === null) return t.refuse('no-preset', 'preset');
  if (seat !== t.shake.setter) return t.refuse('not-yours.preset', 'preset');
  if (t.shake.presetFaces !== null || t.shake.rolled) return t.refuse('already-preset', 'preset');
  if (!rule.choices.some(c => sameFaces(c, faces)))
    return t.refuse('bad-preset', 'preset', { choices: rule.choices.map(c => c.join(' ')).join(' / ') });
  t.emit({ event: 'preset', seat, faces }, { clause: 'preset' });
  return undefined;
}

export function roll(t: Transaction, seat: Seat, faces: readonly string[] | undefined, seed: string | null): Outcome {
  if (isOnlySeat(t)) return t.refuse('alone', 'absent');
  if (seat !== t.shake.setter) return t.refuse('not-yours.roll', 'roll');
  if (t.shake.rolled) return t.refuse('already-rolled', 'roll');
  return rollFaces(t, seat, seat, faces, seed);
}

/** `by` is the engine when the time to roll was forfeited (R-EQUIP-4). */
export function rollFaces(
  t: Transaction,
  seat: Seat,
  by: Seat | 'engine',
  faces: readonly string[] | undefined,
  seed: string | null,
): Outcome {
  const { cubes, preset: rule } = equipmentOf(t);
  if (rule !== null && t.shake.presetFaces === null) return t.refuse('preset-first', 'preset');
  const set = new Set(rule?.cubes ?? []);
  const rolling = cubes.filter(c => !set.has(c.id));
  if (faces === undefined || faces.length !== rolling.length)
    return t.refuse('bad-faces.count', 'roll', { n: rolling.length });
  const wrong = rolling.findIndex((c, i) => !c.faces.includes(faces[i]!));
  if (wrong >= 0) {
    const cube = rolling[wrong]!;
    return t.refuse('bad-faces.cube', 'roll', {
      n: wrong + 1,
      kind: cube.kind,
      faces: [...new Set(cube.faces)].join(' '),
      face: String(faces[wrong]),
    });
  }
  const rolled: Cube[] = rolling.map((c, i) => ({ id: c.id, kind: c.kind, face: faces[i]! }));
  const out = t.shake.presetFaces ?? [];
  const setOut: Cube[] = cubes.filter(c => set.has(c.id)).map((c, i) => ({ id: c.id, kind: c.kind, face: out[i]! }));
  const rollClock = t.state.clocks.find(c => c.task === 'roll');
  t.emit(
    { event: 'rolled', seat, by, cubes: [...rolled, ...setOut], seed },
    { clause: 'roll', clocks: withoutClocks(t.state, c => c.task === 'roll') },
  );
  setupDone(t, rollClock);
  return undefined;
}

export function deal(t: Transaction, seat: Seat, cards: readonly string[] | undefined, seed: string | null): Outcome {
  if (equipmentOf(t).deck === null) return t.refuse('no-cards', 'roll');
  if (isOnlySeat(t)) return t.refuse('alone', 'absent');
  if (seat !== dealer(t)) return t.refuse('not-yours.deal', 'deal');
  if (t.shake.dealt) return t.refuse('already-dealt', 'overdeal');
  return dealCards(t, seat, seat, cards, seed);
}

export function dealCards(
  t: Transaction,
  seat: Seat,
  by: Seat | 'engine',
  cards: readonly string[] | undefined,
  seed: string | null,
): Outcome {
  const { deck } = equipmentOf(t);
  if (deck === null) return t.refuse('no-cards', 'roll');
  if (cards === undefined || cards.length < deck.min || cards.length > deck.max)
    return t.refuse('bad-deal', 'dealRange', { min: deck.min, max: deck.max });
  const bad = cards.find((c, i) => !deck.cards.includes(c) || cards.indexOf(c) !== i);
  if (bad !== undefined) return t.refuse('bad-card', 'deal', { card: bad });
  t.emit(
    { event: 'dealt', seat, by, cards, seed },
    { clause: 'deal', clocks: withoutClocks(t.state, c => c.task === 'deal') },
  );
  setupDone(t, undefined);
  return undefined;
}

function setupDone(t: Transaction, rollClock: Clock | undefined): void {
  if (!t.shake.rolled || (equipmentOf(t).deck !== null && !t.shake.dealt)) return;
  if (t.state.config.adventurous) startVariations(t);
  else startGoal(t, t.rules.rollSharesGoalTime ? rollClock : undefined);
}
