import { pupilNames } from './pupil-names.ts';
import { type RosterLineFault, type RosterRow, readRosterFile } from './roster-file.ts';

/** Files of a roster by name: `users.csv` and those beside it. */
export type RosterFiles = Readonly<Record<string, string>>;

export interface RosterClass {
  readonly id: string;
  readonly title: string;
  /** First name and an initial: no full name of a pupil comes into Forceout. */
  readonly pupils: readonly string[];
}

export type RosterRead = { readonly faults: readonly RosterLineFault[] } & (
  | { readonly ok: true; readonly classes: readonly RosterClass[] }
  | { readonly ok: false; readonly fault: 'no-users' | 'no-pupils' }
  | { readonly ok: false; readonly fault: 'no-columns'; readonly file: string; readonly columns: string }
);

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'users.csv': ['sourcedId', 'givenName'],
  'roles.csv': ['userSourcedId', 'role'],
  'enrollments.csv': ['classSourcedId', 'userSourcedId'],
  'classes.csv': ['sourcedId', 'title'],
  'orgs.csv': ['sourcedId', 'name'],
};

/** Something of a name that can be read aloud. */
const SEEN = /[\p{L}\p{N}\p{S}]/u;
const isStudent = (role: string): boolean => /^(student|learner)$/i.test(role);
/** Roles of OneRoster 1.1 and 1.2 that are no pupil's. */
const OTHER_ROLE =
  /^(administrator|aide|counselor|districtAdministrator|guardian|parent|principal|proctor|relative|siteAdministrator|systemAdministrator|teacher)$/i;

/**
 * Classes out of the CSV files of OneRoster 1.1 or 1.2. `users.csv` is needed; with `enrollments.csv` pupils stand in
 * their classes, with `classes.csv` these have names; without, all pupils are one class. Lines that cannot be meant so
 * are left out and told.
 */
export function readRoster(files: RosterFiles): RosterRead {
  const faults: RosterLineFault[] = [];
  if (files['users.csv'] === undefined) return { ok: false, fault: 'no-users', faults };
  const read = Object.entries(NEEDED).map(
    ([file, needed]) => [file, readRosterFile(file, files[file] ?? '', needed)] as const,
  );
  for (const [file, { missing }] of read)
    if (missing.length > 0) return { ok: false, fault: 'no-columns', file, columns: missing.join(', '), faults };
  for (const [, file] of read) faults.push(...file.faults);
  const [users = [], roles = [], enrollments = [], classes = [], orgs = []] = read.map(([, { rows }]) => rows);
  const ended = new Set(classes.filter(row => row.gone).map(row => row.cell('sourcedId')));
  const enrolled = enrollments.filter(row => !row.gone && !ended.has(row.cell('classSourcedId')));

  const students = new Set(
    [...roles.filter(row => !row.gone), ...enrolled]
      .filter(row => isStudent(row.cell('role')))
      .map(row => row.cell('userSourcedId')),
  );
  const { pupils, others } = sorted(users, students, faults);
  const names = pupilNames(pupils);
  const none = { ok: false, fault: 'no-pupils', faults } as const;
  if (names.size === 0) return none;
  if (enrolled.length === 0) return { ok: true, classes: [{ id: '', title: '', pupils: [...names.values()] }], faults };

  const inClass = new Map<string, Set<string>>();
  for (const row of enrolled) {
    const [id, user, role] = [row.cell('classSourcedId'), row.cell('userSourcedId'), row.cell('role')];
    const name = names.get(user);
    if (role !== '' && !isStudent(role)) continue;
    if (name !== undefined) inClass.set(id, (inClass.get(id) ?? new Set()).add(name));
    else if (!others.has(user)) faults.push({ file: 'enrollments.csv', line: row.line, code: 'no-user', what: user });
  }
  if (inClass.size === 0) return none;
  const titles = classTitles([...inClass.keys()], classes, orgs);
  return {
    ok: true,
    classes: [...inClass].map(([id, all]) => ({ id, title: titles.get(id) ?? id, pupils: [...all].sort() })),
    faults,
  };
}

/** Who of the users is a pupil, and who is there and none. */
function sorted(users: readonly RosterRow[], students: ReadonlySet<string>, faults: RosterLineFault[]) {
  const pupils = new Map<string, { readonly id: string; readonly given: string; readonly family: string }>();
  const others = new Set<string>();
  for (const { line, gone, cell } of users) {
    const [id, role] = [cell('sourcedId'), cell('role')];
    const fault = (code: RosterLineFault['code'], what: string): void => {
      faults.push({ file: 'users.csv', line, code, what });
      if (code !== 'twice') others.add(id);
    };
    const given = cell('preferredFirstName') || cell('givenName');
    if (id === '') fault('no-id', given);
    else if (pupils.has(id)) fault('twice', id);
    else if (gone || /^false$/i.test(cell('enabledUser')) || OTHER_ROLE.test(role)) others.add(id);
    else if (role !== '' && !isStudent(role)) fault('role', role);
    else if (role === '' && !students.has(id)) others.add(id);
    else if (given === '' || !SEEN.test(given + cell('familyName'))) fault('no-name', id);
    else pupils.set(id, { id, given, family: cell('familyName') });
  }
  return { pupils: [...pupils.values()], others };
}

/** Titles by id; where two classes have the same, the school and the code of each come with it. */
function classTitles(
  ids: readonly string[],
  classes: readonly RosterRow[],
  orgs: readonly RosterRow[],
): ReadonlyMap<string, string> {
  const rows = new Map(classes.map(row => [row.cell('sourcedId'), row]));
  const schools = new Map(orgs.map(row => [row.cell('sourcedId'), row.cell('name')]));
  const plain = (id: string): string => rows.get(id)?.cell('title') || id;
  const titles = ids.map(plain);
  return new Map(
    ids.map(id => {
      const title = plain(id);
      if (titles.indexOf(title) === titles.lastIndexOf(title)) return [id, title];
      const row = rows.get(id);
      const more = [schools.get(row?.cell('schoolSourcedId') ?? ''), row?.cell('classCode')].filter(Boolean);
      return [id, [title, ...(more.length === 0 ? [id] : more)].join(' · ')];
    }),
  );
}
