import Papa from 'papaparse';

/** Files of a roster by name: `users.csv` and those beside it. */
export type RosterFiles = Readonly<Record<string, string>>;

export interface RosterClass {
  readonly title: string;
  /** First name and an initial: no full name of a pupil comes into Forceout. */
  readonly pupils: readonly string[];
}

export type RosterFault = 'no-users' | 'no-columns' | 'no-pupils';
export type RosterRead =
  | { readonly ok: true; readonly classes: readonly RosterClass[] }
  | { readonly ok: false; readonly fault: RosterFault };

type Row = Readonly<Record<string, string>>;

/** Headings are compared without their case: systems write `sourcedId` and `SourcedID`. */
function rowsOf(text: string | undefined): readonly Row[] {
  const { data } = Papa.parse<Row>((text ?? '').replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: heading => heading.trim().toLowerCase(),
    transform: value => value.trim(),
  });
  return data.filter(row => !/^(tobedeleted|inactive)$/i.test(row.status ?? ''));
}

const isStudent = (role: string | undefined): boolean => /^(student|learner)$/i.test(role ?? '');

/** "Ana B.", and a number where two would be called the same. */
function shortNames(users: readonly Row[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    users.map(user => {
      const given = user.preferredfirstname || user.givenname || '';
      const initial = [...(user.familyname ?? '')][0]?.toUpperCase();
      const name = `${given}${initial ? ` ${initial}.` : ''}`.slice(0, 36);
      const before = taken.get(name) ?? 0;
      taken.set(name, before + 1);
      return [user.sourcedid ?? '', before === 0 ? name : `${name} ${before + 1}`];
    }),
  );
}

/**
 * Classes out of the CSV files of OneRoster 1.1 or 1.2. `users.csv` is needed; with `enrollments.csv` pupils stand in
 * their classes, with `classes.csv` these have names; without, all pupils are one class.
 */
export function readRoster(files: RosterFiles): RosterRead {
  if (files['users.csv'] === undefined) return { ok: false, fault: 'no-users' };
  const users = rowsOf(files['users.csv']).filter(user => !/^false$/i.test(user.enableduser ?? ''));
  const [first] = users;
  if (first !== undefined && !('sourcedid' in first && 'givenname' in first)) return { ok: false, fault: 'no-columns' };
  const enrolled = rowsOf(files['enrollments.csv']);
  const roles = new Set(
    [...rowsOf(files['roles.csv']), ...enrolled].filter(row => isStudent(row.role)).map(row => row.usersourcedid),
  );
  const pupils = users.filter(user => (user.role ? isStudent(user.role) : roles.has(user.sourcedid)));
  if (pupils.length === 0) return { ok: false, fault: 'no-pupils' };
  const names = shortNames(pupils);
  if (enrolled.length === 0) return { ok: true, classes: [{ title: '', pupils: [...names.values()] }] };
  const titles = new Map(rowsOf(files['classes.csv']).map(row => [row.sourcedid, row.title]));
  const classes = new Map<string, string[]>();
  for (const { classsourcedid = '', usersourcedid = '' } of enrolled) {
    const name = names.get(usersourcedid);
    const known = classes.get(classsourcedid) ?? [];
    if (name !== undefined && !known.includes(name)) classes.set(classsourcedid, [...known, name]);
  }
  if (classes.size === 0) return { ok: false, fault: 'no-pupils' };
  return {
    ok: true,
    classes: [...classes].map(([id, all]) => ({ title: titles.get(id) || id, pupils: all.sort() })),
  };
}
