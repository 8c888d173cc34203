import Papa from 'papaparse';
import type { RosterFiles } from './read-roster.ts';

export interface WrittenClass {
  readonly id: string;
  readonly label: string;
  readonly pupils: readonly { readonly id: string; readonly name: string }[];
}

/** Files that OneRoster 1.1 knows and that are not in a roster of ours. */
const ABSENT = [
  'categories',
  'classResources',
  'courseResources',
  'demographics',
  'lineItems',
  'resources',
  'results',
] as const;
const BULK = ['academicSessions', 'classes', 'courses', 'enrollments', 'orgs', 'users'] as const;

/** A cell that begins like a formula is made plain text: spreadsheets would run it. */
const csv = (heading: string, rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse({ fields: heading.split(','), data: rows.map(row => [...row]) }, { newline: '\r\n', escapeFormulae: true })}\r\n`;

/** A made-up name has two words as often as not; a family name must not be empty. */
function split(name: string): readonly [given: string, family: string] {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name, '-'] : [name.slice(0, at), name.slice(at + 1)];
}

/** The files of OneRoster 1.1 for a class, all of them bulk; `today` as `2026-11-18`. */
export function writeRoster({ id, label, pupils }: WrittenClass, today: string): RosterFiles {
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '07-01' ? 0 : 1);
  const [org, term, course] = [`${id}-org`, `${id}-term`, `${id}-course`];
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.1'],
    ...[...BULK.map(name => [name, 'bulk'] as const), ...ABSENT.map(name => [name, 'absent'] as const)]
      .sort()
      .map(([name, how]) => [`file.${name}`, how] as const),
    ['source.systemName', 'Forceout'],
    ['source.systemCode', 'forceout'],
  ];
  return {
    'manifest.csv': csv('propertyName,value', manifest),
    'orgs.csv': csv('sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId', [
      [org, '', '', label, 'school', '', ''],
    ]),
    'academicSessions.csv': csv(
      'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
      [[term, '', '', `${year - 1}-${year}`, 'schoolYear', `${year - 1}-07-01`, `${year}-06-30`, '', String(year)]],
    ),
    'courses.csv': csv(
      'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
      [[course, '', '', term, label, '', '', org, '', '']],
    ),
    'classes.csv': csv(
      'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
      [[id, '', '', label, '', course, '', 'scheduled', '', org, term, '', '', '']],
    ),
    'users.csv': csv(
      'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
      pupils.map(pupil => {
        const [given, family] = split(pupil.name);
        return [
          pupil.id,
          '',
          '',
          'true',
          org,
          'student',
          pupil.name,
          '',
          given,
          family,
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ];
      }),
    ),
    'enrollments.csv': csv(
      'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
      pupils.map(pupil => [`${id}-${pupil.id}`, '', '', id, org, pupil.id, 'student', 'false', '', '']),
    ),
  };
}
