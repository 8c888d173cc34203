import { pair } from '../i18n/index.ts';

export const strings = pair(
  {
    'review.title': 'Review',
  },
  {
    'review.title': 'Repaso',
  },
);
