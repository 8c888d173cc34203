import type { Json } from '@forceout/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const { tree } = fc.letrec<{ tree: Json }>(tie => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 0, 7, '', 'a'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'), tie('tree'), { maxKeys: 4 }),
  ),
}));
const plain = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

it('changes bring one value to the other, sent as text, and leave the first as it was', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      const [before, after] = [plain(a), plain(b)];
      const sent = JSON.parse(JSON.stringify(changesBetween(before, after))) as ReturnType<typeof changesBetween>;
      expect(withChanges(before, sent)).toEqual(after);
      expect(before).toEqual(plain(a));
      expect(changesBetween(after, after)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('says only what is another', () => {
  const before = { name: 'Cup', rows: [{ id: 'a', value: 4 }] };
  const after = { name: 'Cup', rows: [{ id: 'a', value: 6 }, { id: 'b' }] };
  expect(changesBetween(before, after)).toEqual([
    [['rows', 0, 'value'], 6],
    [['rows', 1], { id: 'b' }],
  ]);
});
