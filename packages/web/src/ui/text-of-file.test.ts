import { expect, it } from 'vitest';
import { textOf } from './text-of-file.ts';

it('a list is read in the letters in which a spreadsheet saved it', () => {
  const read = (...bytes: number[]) => textOf(Uint8Array.from(bytes).buffer);
  expect(read(0x4a, 0x6f, 0x73, 0xc3, 0xa9)).toBe('José');
  expect(read(0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9)).toBe('José');
  expect(read(0x4a, 0x6f, 0x73, 0xe9)).toBe('José');
  expect(read(0xff, 0xfe, 0x4a, 0, 0xe9, 0)).toBe('Jé');
  expect(read(0xfe, 0xff, 0, 0x4a, 0, 0xe9)).toBe('Jé');
  expect(read()).toBe('');
});
