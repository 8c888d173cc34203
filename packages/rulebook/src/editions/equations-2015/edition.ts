import { commonWords } from '../../vocabulary.ts';
import type { WholeEdition } from '../folder.ts';
import { addresses } from './addresses.ts';
import { rules } from './rules.ts';

export const equations2015: WholeEdition = {
  id: 'equations-2015',
  game: 'equations',
  name: 'Equations 2015-16',
  season: '2015-16',
  rules,
  addresses,
  vocabulary: { ...commonWords, written: 'Equation', writer: 'Equation-writer' },
};
