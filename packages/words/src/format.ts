/** What a text is given to fill its names with. */
export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

interface Slot {
  readonly name: string;
  /** Plurals choose by number, selects by the word itself; a plain name and a list have no forms. */
  readonly kind: 'plain' | 'and' | 'or' | 'plural' | 'select';
  readonly forms: Readonly<Record<string, readonly Part[]>>;
}

type Part = string | Slot;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** Reads texts of the ICU kind: `{name}`, `{n, plural, one {cube} other {cubes}}`, `{kind, select, a {…} other {…}}`, `{faces, or}`. */
function parse(text: string): readonly Part[] {
  let at = 0;

  function slot(): Slot | null {
    const head = /\{(\w+)(?:(?:, (and|or))?\}|, (plural|select),)/y;
    head.lastIndex = at;
    const found = head.exec(text);
    if (!found) return null;
    at = head.lastIndex;
    const [, name = '', list, kind] = found;
    if (kind === undefined) return { name, kind: (list as 'and' | 'or' | undefined) ?? 'plain', forms: {} };
    const forms: Record<string, readonly Part[]> = {};
    const form = /\s*([\w=.-]+) \{/y;
    for (;;) {
      form.lastIndex = at;
      const next = form.exec(text);
      if (!next) break;
      at = form.lastIndex;
      forms[next[1] ?? 'other'] = parts(true);
      at++;
    }
    at = text.indexOf('}', at) + 1;
    return { name, kind: kind as 'plural' | 'select', forms };
  }

  function parts(inner: boolean): readonly Part[] {
    const found: Part[] = [];
    let plain = '';
    while (at < text.length && !(inner && text[at] === '}')) {
      const next = text[at] === '{' ? slot() : null;
      if (next) {
        if (plain) found.push(plain);
        plain = '';
        found.push(next);
      } else plain += text[at++];
    }
    if (plain) found.push(plain);
    return found;
  }

  return parts(false);
}

const parsed = new Map<string, readonly Part[]>();

function partsOf(text: string): readonly Part[] {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return known;
}

const LISTS = { and: 'conjunction', or: 'disjunction' } as const;

/** `1, 2 or 3`; a plain list has commas only. */
function listed(value: Params[string], kind: 'plain' | 'and' | 'or', language: string): string {
  if (!Array.isArray(value)) return String(value);
  if (kind === 'plain') return value.join(', ');
  // British English has no comma before the last of a list.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale, { type: LISTS[kind] }).format(value.map(String));
}

const filled = (parts: readonly Part[], params: Params, language: string): string =>
  parts
    .map(part => {
      if (typeof part === 'string') return part;
      const value = params[part.name];
      if (part.kind === 'plain' || part.kind === 'and' || part.kind === 'or')
        return value === undefined ? `{${part.name}}` : listed(value, part.kind, language);
      const form = part.kind === 'plural' ? pluralForm(language, Number(value)) : String(value);
      return filled(part.forms[`=${value}`] ?? part.forms[form] ?? part.forms.other ?? [], params, language);
    })
    .join('');

/** A text with its names filled in. A name that was not given stays visible as it is. */
export const format = (text: string, params: Params, language: string): string =>
  text.includes('{') ? filled(partsOf(text), params, language) : text;

const named = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(part =>
    typeof part === 'string' ? [] : [part.name, ...Object.values(part.forms).flatMap(form => named(form))],
  );

/** The names a text expects, for the test that every language expects the same. */
export const namesIn = (text: string): readonly string[] => [...new Set(named(partsOf(text)))].sort();

const slotsOf = (parts: readonly Part[]): readonly Slot[] =>
  parts.flatMap(part =>
    typeof part === 'string' ? [] : [part, ...Object.values(part.forms).flatMap(form => slotsOf(form))],
  );

/** What is wrong with the forms of a text: a plural or select always has `other`. */
export const formFaults = (text: string): readonly string[] =>
  slotsOf(partsOf(text)).flatMap(({ name, kind, forms }) =>
    (kind === 'plural' || kind === 'select') && forms.other === undefined ? [`{${name}} has no form "other"`] : [],
  );
