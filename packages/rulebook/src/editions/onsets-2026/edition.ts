import type { ExtendingEdition } from '../folder.ts';
import { addresses } from './addresses.ts';
import { rules } from './rules.ts';

export const onsets2026: ExtendingEdition = {
  id: 'onsets-2026',
  extends: 'onsets-2014',
  name: 'On-Sets 2026-27',
  season: '2026-27',
  rules,
  addresses,
  vocabulary: { negative: 'Impossible' },
};
