import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClauseTable } from './clause-table.mjs';
import { packageNames, readJson, root } from './project.mjs';

const floorFile = (base, name) => join(base, 'packages', name, 'clauses.floor.json');

/** How many clauses of each edition a package has to prove at least. */
const readFloor = (base, name) => (existsSync(floorFile(base, name)) ? readJson(floorFile(base, name)) : {});

const countByEdition = refs => {
  const counts = {};
  for (const ref of refs) {
    const [edition] = ref.split(' ');
    counts[edition] = (counts[edition] ?? 0) + 1;
  }
  return counts;
};

/** Floor files that cannot be right whatever the tests say. */
export async function floorFaults(base = root) {
  const totals = countByEdition((await readClauseTable()).map(row => row.edition));
  return packageNames(base).flatMap(name =>
    Object.entries(readFloor(base, name)).flatMap(([edition, floor]) =>
      Number.isInteger(floor) && floor >= 0 && floor <= (totals[edition] ?? -1)
        ? []
        : [`packages/${name}/clauses.floor.json: ${edition} cannot be ${JSON.stringify(floor)}.`],
    ),
  );
}

/** Where fewer clauses are proved than before. */
export function shrunk(byPackage, base = root) {
  return packageNames(base).flatMap(name => {
    const counts = countByEdition(byPackage.get(name) ?? []);
    return Object.entries(readFloor(base, name)).flatMap(([edition, floor]) =>
      (counts[edition] ?? 0) < floor
        ? [`packages/${name}: tests prove ${counts[edition] ?? 0} clauses of ${edition}, the floor is ${floor}.`]
        : [],
    );
  });
}

/** Lifts every floor to what is proved now; none is ever lowered. Returns the packages that rose. */
export function raise(byPackage, base = root) {
  return packageNames(base).filter(name => {
    const floor = readFloor(base, name);
    const higher = { ...floor };
    for (const [edition, count] of Object.entries(countByEdition(byPackage.get(name) ?? [])))
      higher[edition] = Math.max(count, floor[edition] ?? 0);
    const changed = Object.keys(higher).some(edition => higher[edition] !== floor[edition]);
    if (changed) writeFileSync(floorFile(base, name), `${JSON.stringify(higher, null, 2)}\n`);
    return changed;
  });
}
