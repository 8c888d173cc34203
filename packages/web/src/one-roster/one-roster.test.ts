import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRoster } from './read-roster.ts';
import { filesIn, zipOf } from './roster-archive.ts';
import { writeRoster } from './write-roster.ts';

const USERS = `sourcedId,status,role,givenName,familyName,enabledUser
u1,,student,Ana,Báez,true
u2,active,student,Ana,Bell,true
u3,,teacher,Tom,Teacher,true
u4,tobedeleted,student,Gone,Away,true
u5,,student,"Li, Wei",Öz,true
u6,,student,Off,Line,false
`;
const ENROLLMENTS = `sourcedId,classSourcedId,userSourcedId,role
e1,c1,u1,student
e2,c1,u3,teacher
e3,c2,u2,student
e4,c2,u5,student
`;

describe('OneRoster', () => {
  it('gives pupils as first name and initial, no two the same, without teachers and those who left', () => {
    expect(readRoster({ 'users.csv': `\ufeff${USERS.replaceAll('\n', '\r\n')}` })).toEqual({
      ok: true,
      classes: [{ id: '', title: '', pupils: ['Ana B.', 'Ana B. 2', 'Li Wei Ö.'] }],
      faults: [],
    });
  });

  it('puts them into their classes, by title where there is one', () => {
    const files = {
      'users.csv': USERS,
      'enrollments.csv': ENROLLMENTS,
      'classes.csv': 'sourcedId,title\nc1,Maths 5a\n',
    };
    expect(readRoster(files)).toEqual({
      ok: true,
      classes: [
        { id: 'c1', title: 'Maths 5a', pupils: ['Ana B.'] },
        { id: 'c2', title: 'c2', pupils: ['Ana B. 2', 'Li Wei Ö.'] },
      ],
      faults: [],
    });
  });

  it('reads version 1.2, which has the role in a file of its own', () => {
    const users = 'sourcedId,givenName,familyName\nu1,Ana,Bell\nu2,Tom,Teacher\n';
    const roles = 'sourcedId,userSourcedId,roleType,role\nr1,u1,primary,student\nr2,u2,primary,teacher\n';
    expect(readRoster({ 'users.csv': users, 'roles.csv': roles })).toEqual({
      ok: true,
      classes: [{ id: '', title: '', pupils: ['Ana B.'] }],
      faults: [],
    });
  });

  it('tells every line that is left out, by its number in the file', () => {
    const files = {
      'users.csv': [
        'SourcedID,enabledUser,orgSourcedIds,role,username,givenName,familyName',
        'u1,true,o1,student,ana,"Ana\nMaría",Bell',
        ',true,o1,student,nobody,No,Id',
        'u2,true,o1,student,x,,Nameless',
        'u1,true,o1,student,ana,Ana,Again',
        'u3,true,o1,pirate,jack,Jack,S',
        'u4,true,o1,student,li,Li, Wei,Ö',
        'u5,true,o1,guardian,mum,Eva,Bell',
        'u6,false,o1,student,old,Old,One',
        'u7,true,o1,student,ben,ben,Cole',
        'u8,true,o1,student,ben2,BEN,cruz',
        'u9,true,o1,student,"open,Open,End',
      ].join('\n'),
      'enrollments.csv':
        'sourcedId,classSourcedId,userSourcedId,role\ne1,c1,u1,student\ne2,c1,nobody,student\ne3,c1,u5,guardian\ne4,c1,u7,student\ne5,c1,u8,student\n',
    };
    const read = readRoster(files);
    expect(read).toMatchObject({ ok: true, classes: [{ id: 'c1', pupils: ['Ana María B.', 'BEN C. 2', 'ben C.'] }] });
    expect(read.faults.map(({ file, line, code, what }) => `${file} ${line} ${code} ${what}`)).toEqual([
      'users.csv 8 too-wide u4',
      'users.csv 13 quotes u9',
      'users.csv 4 no-id No',
      'users.csv 5 no-name u2',
      'users.csv 6 twice u1',
      'users.csv 7 role pirate',
      'enrollments.csv 3 no-user nobody',
    ]);
  });

  it('tells two classes of one title apart by school and code', () => {
    const classes = 'sourcedId,title,classCode,schoolSourcedId\nc1,Maths,M1,o1\nc2,Maths,M1,o2\nc3,Art,,o2\n';
    const read = readRoster({
      'users.csv': USERS,
      'enrollments.csv': `${ENROLLMENTS}e5,c3,u1,student\n`,
      'classes.csv': classes,
      'orgs.csv': 'sourcedId,name,type\no1,North,school\no2,South,school\n',
    });
    expect(read.ok && read.classes.map(({ title }) => title)).toEqual([
      'Maths · North · M1',
      'Maths · South · M1',
      'Art',
    ]);
  });

  it('reads the letters that Excel writes', async () => {
    const bytes = Uint8Array.from('sourcedId,role,givenName,familyName\nu1,student,Jos\xe9,\xd1u\n', letter =>
      letter.charCodeAt(0),
    );
    expect(readRoster(await filesIn([new File([bytes], 'Users (1).CSV')]))).toMatchObject({
      classes: [{ pupils: ['José Ñ.'] }],
    });
  });

  it.each([
    [{}, { fault: 'no-users' }],
    [{ 'users.csv': 'a,b\n1,2\n' }, { fault: 'no-columns', file: 'users.csv', columns: 'sourcedId, givenName' }],
    [
      { 'users.csv': USERS, 'enrollments.csv': 'classSourcedId\nc1\n' },
      { file: 'enrollments.csv', columns: 'userSourcedId' },
    ],
    [{ 'users.csv': '' }, { fault: 'no-pupils' }],
    [{ 'users.csv': 'sourcedId,givenName,role\nu1,Tom,teacher\n' }, { fault: 'no-pupils' }],
  ])('says what is missing: %j', (files, fault) => expect(readRoster(files)).toMatchObject({ ok: false, ...fault }));

  it('writes what it reads, whatever the names', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
      .filter(text => text.trim() === text && /[\p{L}\p{N}\p{S}]/u.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 30 }), names => {
        const pupils = names.map((one, i) => ({ id: `p${i}`, name: one }));
        const files = writeRoster({ id: 'k1', label: 'Class, "5a"', pupils }, '2026-11-18');
        const read = readRoster(files);
        expect(read.ok && read.classes.map(({ title, pupils: all }) => [title, all.length])).toEqual([
          ['Class, "5a"', names.length],
        ]);
      }),
    );
  });

  it('says in its manifest which files are there, and packs them', async () => {
    const files = writeRoster({ id: 'k1', label: '5a', pupils: [{ id: 'p1', name: '=1+1' }] }, '2026-03-01');
    const bulk = [...files['manifest.csv']!.matchAll(/file\.(\w+),bulk/g)].map(([, one]) => `${one}.csv`);
    expect([...bulk, 'manifest.csv'].sort()).toEqual(Object.keys(files).sort());
    expect(files['academicSessions.csv']).toContain('2025-07-01,2026-06-30,,2026');
    expect(files['users.csv']).toContain("'=1+1");
    const bytes = new Uint8Array(await zipOf(files).arrayBuffer());
    expect(strFromU8(unzipSync(bytes)['users.csv']!)).toBe(files['users.csv']);
    const unpacked = await filesIn([new File([bytes as BlobPart], 'roster.ZIP')]);
    expect(readRoster(unpacked)).toMatchObject({ ok: true });
    await expect(filesIn([new File(['no zip'], 'roster.zip')])).rejects.toThrow();
  });
});
