import { commonWords } from '../../vocabulary.ts';
import type { WholeEdition } from '../folder.ts';
import { addresses } from './addresses.ts';
import { rules } from './rules.ts';

export const onsets2014: WholeEdition = {
  id: 'onsets-2014',
  game: 'on-sets',
  name: 'On-Sets 2014-15',
  season: '2014-15',
  rules,
  addresses,
  vocabulary: { ...commonWords, negative: 'Never' },
};
