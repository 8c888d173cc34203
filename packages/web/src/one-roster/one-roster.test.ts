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
      classes: [{ title: '', pupils: ['Ana B.', 'Ana B. 2', 'Li, Wei Ö.'] }],
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
        { title: 'Maths 5a', pupils: ['Ana B.'] },
        { title: 'c2', pupils: ['Ana B. 2', 'Li, Wei Ö.'] },
      ],
    });
  });

  it('reads version 1.2, which has the role in a file of its own', () => {
    const users = 'sourcedId,givenName,familyName\nu1,Ana,Bell\nu2,Tom,Teacher\n';
    const roles = 'sourcedId,userSourcedId,roleType,role\nr1,u1,primary,student\nr2,u2,primary,teacher\n';
    expect(readRoster({ 'users.csv': users, 'roles.csv': roles })).toEqual({
      ok: true,
      classes: [{ title: '', pupils: ['Ana B.'] }],
    });
  });

  it.each([
    [{}, 'no-users'],
    [{ 'users.csv': 'a,b\n1,2\n' }, 'no-columns'],
    [{ 'users.csv': '' }, 'no-pupils'],
    [{ 'users.csv': 'sourcedId,givenName,role\nu1,Tom,teacher\n' }, 'no-pupils'],
  ])('says what is missing: %j', (files, fault) => expect(readRoster(files)).toEqual({ ok: false, fault }));

  it('writes what it reads, whatever the names', () => {
    const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(text => text.trim() === text);
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
