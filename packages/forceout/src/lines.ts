/** A line of input; `null` when it was longer than the limit and has been thrown away. */
export type Line = string | null;

/** Splits a stream into lines without ever holding more than one line and one chunk. Blank lines are skipped. */
export async function* linesOf(input: AsyncIterable<string>, limit: number): AsyncGenerator<Line> {
  let pieces: string[] = [];
  let length = 0;

  const take = (): readonly Line[] => {
    const line =
      length > limit
        ? null
        : pieces
            .join('')
            .replace(/^\uFEFF/, '')
            .trim();
    pieces = [];
    length = 0;
    return line === '' ? [] : [line];
  };
  const add = (piece: string) => {
    length += piece.length;
    if (length > limit) pieces = [];
    else if (piece !== '') pieces.push(piece);
  };

  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end));
      yield* take();
      start = end + 1;
    }
    add(chunk.slice(start));
  }
  yield* take();
}

/** Answers each line, in the same order. True when every line was understood. */
export async function answerLines(
  input: AsyncIterable<string>,
  limit: number,
  write: (line: string) => Promise<void>,
  answerTo: (line: Line) => Promise<object>,
): Promise<boolean> {
  let understood = true;
  for await (const line of linesOf(input, limit)) {
    const answer = await answerTo(line);
    if ('error' in answer) understood = false;
    await write(`${JSON.stringify(answer)}\n`);
  }
  return understood;
}

/** Deeper than any question or act; what nests further could be neither walked through nor written back. */
const DEEPEST = 500;

export const nestsTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some(inner => nestsTooDeep(inner, left - 1)));
