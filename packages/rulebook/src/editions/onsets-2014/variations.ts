import { cards } from '../../equipment.ts';
import type { VariationRow } from '../../variation-row.ts';
import { E, JS, M, row, S } from '../variation-list.ts';

/** Elementary play has no Restrictions, so = and ⊆ are never on the table. */
const basicFaces = ['B', 'R', 'G', 'Y', 'U', 'N', '-', "'", 'V', 'L'];
const allFaces = [...basicFaces, '=', 'C'];

const requiredCube = 'Required Cube';
const wildCube = 'Wild Cube';
const unionInter = '∪ and ∩ Interchangeable';
const univNull = 'V and Λ Interchangeable';
const twoOps = 'Two Operations';
const multipleOps = 'Multiple Operations';
const shift = 'Shift from Permitted';
const noNull = 'No Null Restrictions';
const absValue = 'Absolute Value';

const explainRequired = 'Every Solution has to use a real cube that shows the chosen symbol.';
const explainUnionInter = 'A ∪ cube may stand for ∩ and a ∩ cube for ∪, each time as the writer likes.';
const explainUnivNull = 'A V cube may stand for Λ and a Λ cube for V, each time as the writer likes.';
const explainTwoOpsInName =
  'The Set-Name of every Solution has to hold at least two operation signs; they may be alike.';
const explainMultipleOps =
  'An operation sign that has a usable cube may be written as often as you like, in the Restrictions and in the Set-Name.';
const explainShiftNoRelation =
  'On your turn you may move a cube from Permitted to Required or Forbidden instead of moving one from Resources; = and ⊆ never go to Forbidden that way.';
const explainNoNull =
  'Every Restriction has to take at least one card out of the Universe, in whatever order they are applied.';
const explainAbsValue = 'Each writer may read an upside-down cube of the Goal as if it stood upright.';
const explainWildBoth =
  'The chosen cube may stand for any other non-digit symbol, the same one all through a Solution, Restrictions and Set-Name alike. = and ⊆ cannot be made wild.';

export const variations: readonly VariationRow[] = [
  row('requiredCube', requiredCube, 'XIII-A-1', E, explainRequired, { blank: 'face', values: basicFaces, again: true }),
  row(
    'wildCube',
    wildCube,
    'XIII-A-2',
    E,
    'The chosen cube may stand for any other non-digit symbol, the same one all through a Solution; say so in writing.',
    { blank: 'face', values: basicFaces },
  ),
  row('unionInter', unionInter, 'XIII-A-3', E, explainUnionInter),
  row('univNull', univNull, 'XIII-A-4', E, explainUnivNull),
  row('twoOps', twoOps, 'XIII-A-5', E, 'Every Solution has to hold at least two operation signs; they may be alike.'),
  row(
    'multipleOps',
    multipleOps,
    'XIII-A-6',
    E,
    'An operation sign that has a usable cube may be written as often as you like in a Solution.',
  ),
  row(
    'shift',
    shift,
    'XIII-A-7',
    E,
    'On your turn you may move a cube from Permitted to Required or Forbidden instead of moving one from Resources.',
  ),

  row('requiredCube', requiredCube, 'XIII-B-1', M, explainRequired, { blank: 'face', values: allFaces, again: true }),
  row('wildCube', wildCube, 'XIII-B-2', M, explainWildBoth, { blank: 'face', values: basicFaces }),
  row('unionInter', unionInter, 'XIII-B-3', M, explainUnionInter),
  row('univNull', univNull, 'XIII-B-4', M, explainUnivNull),
  row('twoOps', twoOps, 'XIII-B-5', M, explainTwoOpsInName),
  row('multipleOps', multipleOps, 'XIII-B-6', M, explainMultipleOps),
  row('shift', shift, 'XIII-B-7', M, explainShiftNoRelation),
  row('noNull', noNull, 'XIII-B-8', M, explainNoNull),
  row('absValue', absValue, 'XIII-B-9', M, explainAbsValue),

  row('multipleOps', multipleOps, 'XIII-C-1', JS, explainMultipleOps, { alwaysOn: JS }),
  row('unionInter', unionInter, 'XIII-C-2', JS, explainUnionInter, { alwaysOn: JS }),
  row('univNull', univNull, 'XIII-C-3', JS, explainUnivNull, { alwaysOn: JS }),
  row('requiredCube', requiredCube, 'XIII-C-4', JS, explainRequired, { blank: 'face', values: allFaces, again: true }),
  row('wildCube', wildCube, 'XIII-C-5', JS, explainWildBoth, { blank: 'face', values: basicFaces }),
  row('twoOps', twoOps, 'XIII-C-6', JS, explainTwoOpsInName),
  row('shift', shift, 'XIII-C-7', JS, explainShiftNoRelation),
  row('noNull', noNull, 'XIII-C-8', JS, explainNoNull),
  row('absValue', absValue, 'XIII-C-9', JS, explainAbsValue),
  row(
    'doubleSet',
    'Double Set',
    'XIII-C-10',
    JS,
    'Cards of the named set count twice. Name it with at most four symbols; it may be neither empty nor the whole Universe. With Symmetric Difference in force, − in its name is the symmetric difference.',
    { blank: 'text' },
  ),
  row('requiredCard', 'Required Card', 'XIII-C-11', JS, 'The chosen card of the Universe has to be in the set named.', {
    again: true,
    blank: 'card',
    values: cards,
  }),
  row(
    'forbiddenCard',
    'Forbidden Card',
    'XIII-C-11',
    JS,
    'The chosen card of the Universe may not be in the set named.',
    {
      blank: 'card',
      values: cards,
    },
  ),
  row(
    'blankWild',
    'Blank Card Wild',
    'XIII-C-12',
    JS,
    'Each writer decides which dots the blank card carries; the blank card has to be in the Universe.',
  ),

  row('symDiff', 'Symmetric Difference', 'XIII-D-13', S, '− means the cards that are in exactly one of the two sets.'),
  row(
    'twoSolutions',
    'Two Solutions',
    'XIII-D-14',
    S,
    'Each writer writes two Solutions; the second names a set with at least one card that the first does not hold. Limits grow by a minute.',
  ),
];
