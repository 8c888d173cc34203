import { commonWords } from '../../vocabulary.ts';
import type { WholeEdition } from '../folder.ts';
import { addresses } from './addresses.ts';
import { rules } from './rules.ts';

export const wff2017: WholeEdition = {
  id: 'wff-2017',
  game: 'wff',
  name: "WFF 'N PROOF 2017-18",
  season: '2017-18',
  rules,
  addresses,
  vocabulary: { ...commonWords, goal: 'Goal Set', noGoal: null, written: 'Solution and Proof' },
};
