import { parseArgs } from 'node:util';
import { DIVISIONS, EDITIONS, type EditionId, editionName, isDivision, isEdition } from '@forceout/rulebook';
import { AREAS, type Area, type Clause, clausesOf, clausesUnder } from '@forceout/rulebook/clauses';

export const summary =
  'print clauses of an edition: forceout rules <edition> <clause> [--division d] [--area a] [--json]';

class Misunderstood extends Error {}

const isArea = (x: string): x is Area => AREAS.includes(x as Area);

function readArgs(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [edition, ...prefix] = positionals.flatMap(part => part.split(/\s+/)).filter(part => part !== '');
  const { division, area, json = false } = values;
  if (edition !== undefined && !isEdition(edition))
    throw new Misunderstood(`There is no edition "${edition}". The editions are ${EDITIONS.join(', ')}.`);
  if (division !== undefined && !isDivision(division))
    throw new Misunderstood(`There is no division "${division}". The divisions are ${DIVISIONS.join(', ')}.`);
  if (area !== undefined && !isArea(area))
    throw new Misunderstood(`There is no area "${area}". The areas are ${AREAS.join(', ')}.`);
  const filter = { ...(division !== undefined && { division }), ...(area !== undefined && { area }) };
  return { edition, prefix: prefix.join(' '), filter, json };
}

function parse(args: readonly string[]) {
  const options = { division: { type: 'string' }, area: { type: 'string' }, json: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new Misunderstood((cause as Error).message);
  }
}

/** What there is near a clause that does not exist: the branches of the longest part that does. */
function nearest(clauses: readonly Clause[], prefix: string): string {
  for (let part = prefix; part !== ''; part = part.replace(/[- ]?[^- ]*$/, '')) {
    const found = clausesUnder(clauses, part);
    if (found.length > 0) {
      const some = found.slice(0, 8).map(row => row.clause);
      return `Under ${part} there are ${some.join(', ')}${found.length > some.length ? ' and more' : ''}.`;
    }
  }
  return `Its sections are ${[...new Set(clauses.map(row => row.clause.split(/[- ]/)[0]))].join(', ')}.`;
}

function format(clauses: readonly Clause[]): string {
  const width = Math.max(...clauses.map(row => row.clause.length));
  const lines = clauses.map(({ clause, divisions, text }) => {
    const who = divisions.length === DIVISIONS.length ? '' : ` (${divisions.join(', ')})`;
    return `${clause.padEnd(width)}  ${text}${who}\n`;
  });
  return lines.join('');
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    EDITIONS.map(
      async edition => `${edition.padEnd(16)}${editionName(edition)}, ${(await clausesOf(edition)).length} clauses\n`,
    ),
  );
  return lines.join('');
}

async function print(edition: EditionId, { prefix, filter, json }: ReturnType<typeof readArgs>): Promise<string> {
  const clauses = await clausesOf(edition);
  if (clausesUnder(clauses, prefix).length === 0)
    throw new Misunderstood(`${edition} has no clause ${prefix}. ${nearest(clauses, prefix)}`);
  const found = clausesUnder(clauses, prefix, filter);
  if (json) return found.map(row => `${JSON.stringify(row)}\n`).join('');
  if (found.length === 0) return 'No clause of that kind.\n';
  return `${editionName(edition)}\n${format(found)}`;
}

export async function run(args: readonly string[]): Promise<number> {
  try {
    const asked = readArgs(args);
    process.stdout.write(asked.edition === undefined ? await overview() : await print(asked.edition, asked));
    return 0;
  } catch (cause) {
    if (!(cause instanceof Misunderstood)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    return 2;
  }
}
