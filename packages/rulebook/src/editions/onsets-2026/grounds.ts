import type { OnSetsGrounds } from '../../grounds.ts';

export const grounds: Partial<OnSetsGrounds> = {
  'own-goal': ['III-D-2 goal-config', 'VII-B-3', 'VII-C-5-a'],
  'equals-question': ['VII-C-6-b'],
};
