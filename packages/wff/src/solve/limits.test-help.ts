import { seededRandom } from '@forceout/rulebook/seeded';
import { type Limit, limitOf } from './limits.ts';
import type { RuleList } from './rule-lists.ts';
import { searchShapes } from './shape-pass.ts';
import type { Survey } from './survey.ts';

/** Why this list is ruled out before any premises are tried. */
export function limitOrShape(survey: Survey, list: RuleList): Limit | null {
  const limit = limitOf(survey, list);
  if (limit !== null) return limit;
  const offer = { problem: survey.problem, lists: [list] };
  const found = searchShapes(offer, 50_000, seededRandom(1), { left: 1e9, cancelled: null });
  return found === 'none' ? 'no-shape' : null;
}

/** Goals of every kind, to try the limits with. */
export const GOALS = [
  'p',
  'q',
  'Np',
  'NNp',
  'Cpq',
  'Kpq',
  'Apq',
  'Epq',
  'Cpp',
  'Epp',
  'CpNp',
  'NKpq',
  'ApNp',
  'CKpqp',
  'KpNq',
  'CCpqp',
  'ACpqr',
];
