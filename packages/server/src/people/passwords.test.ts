import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { tooCommon } from './passwords.ts';

describe('a password', () => {
  it('is not one of at least 10,000 that everybody tries, nor one of them made longer', async () => {
    const list = dictionary['passwords-common'];
    expect(list.length).toBeGreaterThan(10_000);
    const missed = await Promise.all(list.map(async word => ((await tooCommon(word, 'kim')) ? [] : [word])));
    expect(missed.flat()).toEqual([]);
    for (const word of [
      'password1234',
      'Password!!!!',
      'passwordpassword',
      'P@ssw0rd2024',
      '1234567890123',
      'letmein12345',
    ])
      expect([word, await tooCommon(word, 'kim')]).toEqual([word, true]);
    for (const word of ['qwertyuiopasdf', 'zyxwvutsrqponm', 'aaaaaaaaaaaab', 'academicgames1'])
      expect([word, await tooCommon(word, 'kim')]).toEqual([word, true]);
  });

  it('is not made of what is known about its owner', async () => {
    expect(await tooCommon('coach.miller1', 'coach.miller')).toBe(true);
    expect(await tooCommon('millermiller12', 'coach.miller')).toBe(true);
    expect(await tooCommon('lincoln-room-12', 'kim', 'Lincoln Room 12')).toBe(true);
  });

  it('may have a letter in common with a name, and be any sentence', async () => {
    for (const word of ['correct horse battery', 'staple correct horse', 'seven green kites fly', 'vTq9-xPz2-mLw4'])
      expect([word, await tooCommon(word, 'e', 'K', 'a')]).toEqual([word, false]);
  });
});
