import { expect, it } from 'vitest';
import { SilentNodes } from './silent-nodes.ts';

it('a silent node is silent since its last beat, and one whose beat is still to come since it was first seen', () => {
  const nodes = new SilentNodes();
  expect(nodes.since('a', 900, 1000)).toBe(900);
  expect(nodes.since('a', 900, 4000)).toBe(900);
  expect(nodes.since('b', 3_601_000, 1000)).toBe(1000);
  expect(nodes.since('b', 3_601_000, 3500)).toBe(1000);
  expect(nodes.since('b', 3_601_500, 3600)).toBe(3600);
  // The clock of whoever looks was set back meanwhile.
  expect(nodes.since('b', 3_601_500, 100)).toBe(100);
});
