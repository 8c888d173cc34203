import { describe, expect, it } from 'vitest';
import { nameFault } from './chosen-name.ts';

describe('a name that somebody chooses', () => {
  it('is any in any script, with the marks it has', () => {
    for (const name of [
      'Kim',
      'José Núñez',
      'Đặng Thị',
      'Ольга',
      '李小龙',
      'नेहा',
      'Ali 7',
      'Judith',
      'Robin',
      'Zoë-Ann',
      'Botond',
    ])
      expect([name, nameFault(name)]).toEqual([name, null]);
  });

  it('is seen', () => {
    for (const name of ['\u3164', '\u2800\u2800', '\u115f\u1160', '\u200d', ' '])
      expect(nameFault(name)).toBe('bad-name.unseen');
  });

  it('does not climb over the lines above', () => {
    expect(nameFault('K\u0301\u0302\u0303im')).toBe('bad-name.marks');
  });

  it('looks like no official and no computer player', () => {
    for (const name of [
      'Judge',
      'JUDGE',
      'Јudge',
      'Jυdge',
      'j u d g e'.replaceAll(' ', ''),
      'Judge Kim',
      'Robot 2',
      'R0bot',
      'Ro\u200dbot',
      'Director',
      'Dіrector',
      'Forceout',
      'ADMlN',
      'Referee',
    ])
      expect([name, nameFault(name)]).toEqual([name, 'bad-name.official']);
  });
});
