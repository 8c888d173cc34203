export type Params = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

const pluralRules = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
};

/** `{name}` is replaced; `{n:card|cards}` chooses by number. A name that was not given stays visible as it is. */
export const format = (text: string, params: Params, language: string): string =>
  text.replace(/\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return (pluralRules(language).select(Number(value)) === 'one' ? one : many) ?? '';
  });

/** The names a text expects, for the test that both languages expect the same. */
export const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!))].sort();
