import { describe, expect, it } from 'vitest';
import { held, objectText, withList } from './object-text.ts';

async function* pages(...all: readonly (readonly unknown[])[]) {
  yield* all;
}
const read = async (pieces: AsyncIterable<string>): Promise<unknown> => JSON.parse((await held(pieces)).join(''));

describe('an object written piece by piece', () => {
  it('is what it would be in one', async () => {
    expect(await read(objectText({}, {}))).toEqual({});
    expect(await read(objectText({ a: null, 'b"': [1] }, {}))).toEqual({ a: null, 'b"': [1] });
    expect(await read(objectText({}, { rows: pages() }))).toEqual({ rows: [] });
    expect(await read(objectText({ a: 1 }, { rows: pages([], [{ x: 1 }], [], [2, 3]), more: pages([4]) }))).toEqual({
      a: 1,
      rows: [{ x: 1 }, 2, 3],
      more: [4],
    });
  });

  it('can have one more list', async () => {
    const object = await held(objectText({ a: 1 }, { rows: pages([2]) }));
    const item = await held(objectText({ b: 3 }, {}));
    expect(JSON.parse(withList(object, 'list', []).join(''))).toEqual({ a: 1, rows: [2], list: [] });
    expect(JSON.parse(withList(object, 'list', [item, item]).join(''))).toEqual({
      a: 1,
      rows: [2],
      list: [{ b: 3 }, { b: 3 }],
    });
  });
});
