/** `[onsets V-B]` names the clause in both On-Sets editions. */
const families = {
  onsets: ['onsets-2014', 'onsets-2026'],
  equations: ['equations-2015'],
  wff: ['wff-2017'],
};

const bracket = /\[((?:onsets|equations|wff)[a-z0-9,-]*)(?:\s+([^\]]*))?\]/g;

/**
 * The clauses that a test title names: `[onsets-2026 V-A-2-b]`, `[onsets-2014,onsets-2026 VII-B-4-a]`, `[onsets V-B]`,
 * several brackets in a row. Brackets that do not begin with an edition are ordinary text.
 * `known` holds every clause as `edition clause`.
 */
export function clausesInTitle(title, known) {
  const clauses = [];
  const unknown = [];
  for (const [text, editions, clause = ''] of title.matchAll(bracket))
    for (const edition of editions.split(',').flatMap(name => families[name] ?? [name])) {
      const ref = `${edition} ${clause.trim()}`;
      if (known.has(ref)) clauses.push(ref);
      else unknown.push(`${text} names "${ref}", which no edition of packages/rulebook has`);
    }
  return { clauses, unknown };
}
