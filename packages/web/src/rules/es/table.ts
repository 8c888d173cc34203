/** Lines of `clause | wording` as a record. */
export const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map(line => {
        const cut = line.indexOf(' | ');
        return [line.slice(0, cut), line.slice(cut + 3)] as const;
      }),
  );
