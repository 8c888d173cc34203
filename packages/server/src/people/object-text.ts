/** Rows as they are found, some at a time. */
export type Pages = AsyncIterable<readonly unknown[]>;

/**
 * An object as JSON, piece by piece, so that nobody waits while all of somebody's years are written down. Parts that come
 * in pages become lists. The last piece is its closing brace.
 */
export async function* objectText(
  known: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, Pages>>,
): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(known)) {
    yield `${before}${JSON.stringify(name)}:${JSON.stringify(value)}`;
    before = ',';
  }
  for (const [name, pages] of Object.entries(lists)) {
    yield `${before}${JSON.stringify(name)}:[`;
    before = ',';
    let comma = '';
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield comma + JSON.stringify(page).slice(1, -1);
      comma = ',';
    }
    yield ']';
  }
  yield before === '{' ? '{}' : '}';
}

/** All pieces, for what has to be written down before it is deleted. */
export async function held(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/** An object with one more part, a list of objects that are text already. */
export const withList = (
  object: readonly string[],
  name: string,
  list: readonly (readonly string[])[],
): readonly string[] => [
  ...object.slice(0, -1),
  `,${JSON.stringify(name)}:[`,
  ...list.flatMap((item, i) => (i === 0 ? item : [',', ...item])),
  ']}',
];
