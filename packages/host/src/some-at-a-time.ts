/** Does the same for many, so many of them at a time; where one fails no other is begun. */
export async function someAtATime<T>(
  items: Iterable<T>,
  together: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const rest = (function* () {
    yield* items;
  })();
  const work = async (): Promise<void> => {
    // All take from one line; leaving it early closes it for the others.
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: together }, work));
}
