import { cardRange, cards, cubesOf, firstOf } from '@forceout/rulebook';
import type { CubeSpec, Equipment, TableRules } from '@forceout/table';
import { playsRestrictions } from './internal-position.ts';

/** I-B, II-A, II-B: eighteen cubes, the deck, and the three Restriction cubes set out by hand where = and ⊆ are not played. */
export function equipmentOf(rules: TableRules): Equipment {
  const counts: Record<string, number> = {};
  const cubes: CubeSpec[] = cubesOf('on-sets', rules.options.faceSet).map(({ kind, faces }) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    return { id: `${kind}-${counts[kind]}`, kind, faces };
  });
  const { min, max } = cardRange(rules.division);
  const preset = playsRestrictions(rules)
    ? null
    : {
        cubes: cubes.filter(cube => cube.kind === 'restriction').map(cube => cube.id),
        choices: [
          ['V', 'V', 'L'],
          ['V', 'L', 'L'],
        ],
      };
  return {
    cubes,
    preset,
    deck: { cards, min, max },
    rollOff: { cube: firstOf(cubes), rank: { 5: 0, 4: 1, 3: 2, 2: 3, 1: 4 } },
  };
}
