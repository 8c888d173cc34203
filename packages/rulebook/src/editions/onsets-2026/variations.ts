import type { VariationChange } from '../../variation-row.ts';

export const variations: readonly VariationChange[] = [
  {
    id: 'doubleSet',
    clause: 'XIII-C-10',
    explains:
      'Cards of the named set count twice. Name it with at most four symbols; it may be neither empty nor the whole Universe. With Symmetric Difference in force, − in its name is the symmetric difference only if that was chosen first.',
  },
];
