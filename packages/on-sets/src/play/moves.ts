import { type ClauseRef, clauseRef, type OnSetsGrounds, variationClause } from '@forceout/rulebook';
import type { Cube, CubeMove, Facts, Json, MoveRuling, Position, Refused, Ruling } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import { cite } from '../position.ts';
import { isDigitFace, isRelation, pretty, symbolOf } from '../symbols.ts';
import { goalValues } from '../values/goal.ts';
import { editionOf, goalOf, inForceOf } from './internal-position.ts';

export function placeGoal(
  position: Position,
  goal: Json,
  available: readonly Cube[],
  named: readonly string[] | null,
): { readonly ok: true; readonly cubes: readonly string[]; readonly goal: Json } | Refused {
  const clause = cite(editionOf(position.rules), 'goal-laid');
  const refuse = (key: OnSetsKey, facts?: Facts): Refused => ({ ok: false, ...saidBy(key, facts), clause });
  const read = goalOf(goal);
  if (!read) return refuse('bad-goal');
  const free = [...available];
  const cubes: string[] = [];
  for (const [i, { d }] of read.digits.entries()) {
    const wanted = named?.[i];
    const at = free.findIndex(
      cube => cube.face === String(d) && (wanted === undefined || wanted === cube.id || wanted === cube.face),
    );
    const cube = free[at];
    if (!cube) return refuse('no-such-cube.goal', { digit: d });
    free.splice(at, 1);
    cubes.push(cube.id);
  }
  return { ok: true, cubes, goal: { layout: read.layout, digits: read.digits.map(({ d, up }) => ({ d, up })) } };
}

export function ruleGoal(position: Position): Ruling {
  const edition = editionOf(position.rules);
  const goal = goalOf(position.goalText);
  const { absValue } = inForceOf(position.variations, edition);
  if (goal && goalValues(goal, absValue).length > 0) return { ok: true };
  return { ok: false, ...saidBy('illegal-goal' satisfies OnSetsKey), clause: cite(edition, 'goal-shape') };
}

/** III-B-1 comment: digit cubes left over go to Forbidden when the Goal is set (R-GOAL-3). */
export const leftovers = (position: Position): readonly string[] =>
  position.rules.options.autoForbidLeftoverDigits === false
    ? []
    : position.resources.filter(cube => isDigitFace(cube.face)).map(cube => cube.id);

export function ruleMove(position: Position, move: CubeMove): MoveRuling {
  const { rules } = position;
  const edition = editionOf(rules);
  const no = (
    grade: 'priced' | 'impossible',
    fault: string | null,
    key: OnSetsKey,
    clause: keyof OnSetsGrounds | null,
    facts?: Facts,
  ): MoveRuling => ({
    ok: false,
    grade,
    fault,
    ...saidBy(key, facts),
    clause: clause === null ? shiftItem(position) : cite(edition, clause),
  });
  if (isDigitFace(move.cube.face)) return no('impossible', null, 'digit-cube', 'digit-cube');
  if (move.as === 'shift') {
    if (move.to === 'permitted') return no('impossible', null, 'bad-shift', null);
    if (position.resources.length === 0) return no('impossible', null, 'shift-too-late', 'shift-too-late');
  }
  const symbol = symbolOf(move.cube.face);
  if (rules.division === 'elementary' || move.to !== 'forbidden' || !isRelation(symbol)) return { ok: true };
  if (move.as === 'shift') return no('priced', 'early-relation', 'relation-shifted', null, { face: pretty(symbol) });
  if (move.as === 'goal-bonus')
    return no('priced', 'early-relation', 'early-relation.bonus', 'bonus-relation', { face: pretty(symbol) });
  if (position.resources.length > 4)
    return no('priced', 'early-relation', 'early-relation', 'early-relation', { face: pretty(symbol) });
  return { ok: true };
}

/** The list item of Shift from Permitted. */
const shiftItem = ({ rules }: Position): ClauseRef =>
  clauseRef(rules.edition, variationClause(rules.edition, rules.division, 'shift'));

/** May cubes of Permitted be shifted (XIII-A-7)? */
export const isShiftInForce = (variations: Position['variations']): boolean =>
  variations.some(({ id }) => id === 'shift');
