import { DIVISIONS, EDITIONS, type EditionId, editionName, isDivision, isEdition } from '@forceout/rulebook';
import { AREAS, type Area, type Clause, clausesOf, clausesUnder } from '@forceout/rulebook/clauses';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';

const isArea = (x: string): x is Area => AREAS.includes(x as Area);

function readArgs({ args, options, json }: Given) {
  const [edition, ...prefix] = args.flatMap(part => part.split(/\s+/)).filter(part => part !== '');
  const { division, area } = options;
  if (edition !== undefined && !isEdition(edition))
    throw new Unclear(`There is no edition "${edition}". The editions are ${EDITIONS.join(', ')}.`);
  if (division !== undefined && !isDivision(division))
    throw new Unclear(`There is no division "${division}". The divisions are ${DIVISIONS.join(', ')}.`);
  if (area !== undefined && !isArea(area))
    throw new Unclear(`There is no area "${area}". The areas are ${AREAS.join(', ')}.`);
  const filter = { ...(division !== undefined && { division }), ...(area !== undefined && { area }) };
  return { edition, prefix: prefix.join(' '), filter, json };
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

async function overview(json: boolean): Promise<string> {
  const lines = await Promise.all(
    EDITIONS.map(async edition => {
      const row = { edition, name: editionName(edition), clauses: (await clausesOf(edition)).length };
      return json ? `${JSON.stringify(row)}\n` : `${edition.padEnd(16)}${row.name}, ${row.clauses} clauses\n`;
    }),
  );
  return lines.join('');
}

async function print(edition: EditionId, { prefix, filter, json }: ReturnType<typeof readArgs>): Promise<string> {
  const clauses = await clausesOf(edition);
  if (clausesUnder(clauses, prefix).length === 0)
    throw new Unclear(`${edition} has no clause ${prefix}. ${nearest(clauses, prefix)}`);
  const found = clausesUnder(clauses, prefix, filter);
  if (json) return found.map(row => `${JSON.stringify(row)}\n`).join('');
  if (found.length === 0) return 'No clause of that kind.\n';
  return `${editionName(edition)}\n${format(found)}`;
}

export async function run(given: Given): Promise<ExitCode> {
  const asked = readArgs(given);
  process.stdout.write(asked.edition === undefined ? await overview(asked.json) : await print(asked.edition, asked));
  return 0;
}
