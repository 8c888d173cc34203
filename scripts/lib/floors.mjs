import { existsSync, writeFileSync } from 'node:fs';
import { readClauseTable } from './clause-table.mjs';
import { at, packageNames, readJson } from './project.mjs';

const floorFile = name => at('packages', name, 'clauses.floor.json');

/** How many clauses of each edition a package has to prove at least. */
const readFloor = name => (existsSync(floorFile(name)) ? readJson(floorFile(name)) : {});

const countByEdition = refs => {
  const counts = {};
  for (const ref of refs) {
    const [edition] = ref.split(' ');
    counts[edition] = (counts[edition] ?? 0) + 1;
  }
  return counts;
};

/** Floor files that cannot be right whatever the tests say. */
export function floorFaults() {
  const totals = countByEdition(readClauseTable().map(row => row.edition));
  return packageNames().flatMap(name =>
    Object.entries(readFloor(name)).flatMap(([edition, floor]) =>
      Number.isInteger(floor) && floor >= 0 && floor <= (totals[edition] ?? -1)
        ? []
        : [`packages/${name}/clauses.floor.json: ${edition} cannot be ${JSON.stringify(floor)}.`],
    ),
  );
}

/** Where fewer clauses are proved than before. */
export function shrunk(byPackage) {
  return packageNames().flatMap(name => {
    const counts = countByEdition(byPackage.get(name) ?? []);
    return Object.entries(readFloor(name)).flatMap(([edition, floor]) =>
      (counts[edition] ?? 0) < floor
        ? [`packages/${name}: tests prove ${counts[edition] ?? 0} clauses of ${edition}, the floor is ${floor}.`]
        : [],
    );
  });
}

/** Lifts every floor to what is proved now; none is ever lowered. Returns the packages that rose. */
export function raise(byPackage) {
  return packageNames().filter(name => {
    const floor = readFloor(name);
    const higher = { ...floor };
    for (const [edition, count] of Object.entries(countByEdition(byPackage.get(name) ?? [])))
      higher[edition] = Math.max(count, floor[edition] ?? 0);
    const changed = Object.keys(higher).some(edition => higher[edition] !== floor[edition]);
    if (changed) writeFileSync(floorFile(name), `${JSON.stringify(higher, null, 2)}\n`);
    return changed;
  });
}
