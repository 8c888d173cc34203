import { type ClauseRef, clauseRef, type OnSetsGrounds, variationClause } from '@forceout/rulebook';
import type { Cube, CubeMove, Json, MoveRuling, Position, Refused, Ruling } from '@forceout/table';
import { cite } from '../position.ts';
import { isDigitFace, isRelation, pretty, symbolOf } from '../symbols.ts';
import { goalValues } from '../values/goal.ts';
import { editionOf, goalOf, inForceOf } from './inner.ts';

export function placeGoal(
  position: Position,
  goal: Json,
  available: readonly Cube[],
  named: readonly string[] | null,
): { readonly ok: true; readonly cubes: readonly string[]; readonly goal: Json } | Refused {
  const clause = cite(editionOf(position.rules), 'goal-laid');
  const refuse = (code: string, message: string): Refused => ({ ok: false, code, clause, message });
  const read = goalOf(goal);
  if (!read)
    return refuse('bad-goal', 'A Goal is {layout, digits: [{d, up}]} with one to three digit cubes for its layout.');
  const free = [...available];
  const cubes: string[] = [];
  for (const [i, { d }] of read.digits.entries()) {
    const wanted = named?.[i];
    const at = free.findIndex(
      cube => cube.face === String(d) && (wanted === undefined || wanted === cube.id || wanted === cube.face),
    );
    const cube = free[at];
    if (!cube) return refuse('no-such-cube', `There is no digit cube ${d} left for the Goal.`);
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
  const message = 'The Goal has no legal value: its shape is not one of the legal ones, or it is negative.';
  return { ok: false, code: 'illegal-goal', clause: cite(edition, 'goal-shape'), message };
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
    code: string,
    clause: keyof OnSetsGrounds | null,
    message: string,
  ): MoveRuling => ({
    ok: false,
    grade,
    fault,
    code,
    clause: clause === null ? shiftItem(position) : cite(edition, clause),
    message,
  });
  if (isDigitFace(move.cube.face))
    return no('impossible', null, 'digit-cube', 'digit-cube', 'Digit cubes are used in the Goal only.');
  if (move.as === 'shift') {
    if (move.to === 'permitted')
      return no('impossible', null, 'bad-shift', null, 'A shift goes from Permitted to Required or Forbidden.');
    if (position.resources.length === 0)
      return no(
        'impossible',
        null,
        'shift-too-late',
        'shift-too-late',
        'After the last Resources cube nothing is shifted.',
      );
  }
  const symbol = symbolOf(move.cube.face);
  if (rules.division === 'elementary' || move.to !== 'forbidden' || !isRelation(symbol)) return { ok: true };
  if (move.as === 'shift')
    return no(
      'priced',
      'early-relation',
      'relation-shifted',
      null,
      `${pretty(symbol)} may never be shifted to Forbidden.`,
    );
  if (move.as === 'goal-bonus')
    return no(
      'priced',
      'early-relation',
      'early-relation',
      'bonus-relation',
      `${pretty(symbol)} may not be the Goal-setter's bonus cube.`,
    );
  if (position.resources.length > 4)
    return no(
      'priced',
      'early-relation',
      'early-relation',
      'early-relation',
      `${pretty(symbol)} may go to Forbidden only when four or fewer cubes are in Resources.`,
    );
  return { ok: true };
}

/** The list item of Shift from Permitted. */
const shiftItem = ({ rules }: Position): ClauseRef =>
  clauseRef(rules.edition, variationClause(rules.edition, rules.division, 'shift'));
