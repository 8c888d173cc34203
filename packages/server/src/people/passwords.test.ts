import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { tooCommon } from './passwords.ts';

describe('a password', () => {
  it('is not one of at least 10,000 that everybody tries, nor one of them made longer', () => {
    const list = dictionary['passwords-common'];
    expect(list.length).toBeGreaterThan(10_000);
    expect(list.filter(word => !tooCommon(word, 'kim'))).toEqual([]);
    for (const word of [
      'password1234',
      'Password!!!!',
      'passwordpassword',
      'P@ssw0rd2024',
      '1234567890123',
      'letmein12345',
    ])
      expect([word, tooCommon(word, 'kim')]).toEqual([word, true]);
    for (const word of ['qwertyuiopasdf', 'zyxwvutsrqponm', 'aaaaaaaaaaaab', 'academicgames1'])
      expect([word, tooCommon(word, 'kim')]).toEqual([word, true]);
  });

  it('is not made of what is known about its owner', () => {
    expect(tooCommon('coach.miller1', 'coach.miller')).toBe(true);
    expect(tooCommon('millermiller12', 'coach.miller')).toBe(true);
    expect(tooCommon('lincoln-room-12', 'kim', 'Lincoln Room 12')).toBe(true);
  });

  it('may have a letter in common with a name, and be any sentence', () => {
    for (const word of ['correct horse battery', 'staple correct horse', 'seven green kites fly', 'vTq9-xPz2-mLw4'])
      expect([word, tooCommon(word, 'e', 'K', 'a')]).toEqual([word, false]);
  });
});
