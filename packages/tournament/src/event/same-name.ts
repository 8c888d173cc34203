const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Equal for two who cannot be told apart when they are called: one school, one name, however it was typed. */
export const sameName = ({ name, school = '' }: { readonly name: string; readonly school?: string }): string =>
  JSON.stringify([plain(name), plain(school)]);
