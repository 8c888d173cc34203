import { DIVISIONS, EDITIONS, type EditionId, editionName, isDivision, isEdition } from '@forceout/rulebook';
import { AREAS, type Area, type Clause, clausesOf, clausesUnder } from '@forceout/rulebook/clauses';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { type TranslateVerb, verbWords } from '../command/verb-words.ts';

const isArea = (x: string): x is Area => AREAS.includes(x as Area);

function readArgs({ args, options, json, language }: Given) {
  const [edition, ...prefix] = args.flatMap(part => part.split(/\s+/)).filter(part => part !== '');
  const { division, area } = options;
  if (edition !== undefined && !isEdition(edition))
    throw new Unclear('no-edition', { text: edition, values: EDITIONS });
  if (division !== undefined && !isDivision(division))
    throw new Unclear('no-division', { text: division, values: DIVISIONS });
  if (area !== undefined && !isArea(area)) throw new Unclear('no-area', { text: area, values: AREAS });
  const filter = { ...(division !== undefined && { division }), ...(area !== undefined && { area }) };
  return { edition, prefix: prefix.join(' '), filter, json, language };
}

/** What there is near a clause that does not exist: the branches of the longest part that does. */
function nearest(clauses: readonly Clause[], prefix: string, translate: TranslateVerb): string {
  for (let part = prefix; part !== ''; part = part.replace(/[- ]?[^- ]*$/, '')) {
    const found = clausesUnder(clauses, part);
    if (found.length > 0) {
      const some = found.slice(0, 8).map(row => row.clause);
      return translate(found.length > some.length ? 'rules.under.more' : 'rules.under', {
        part,
        some: some.join(', '),
      });
    }
  }
  const sections = [...new Set(clauses.map(row => row.clause.split(/[- ]/)[0]))].join(', ');
  return translate('rules.sections', { sections });
}

function format(clauses: readonly Clause[]): string {
  const width = Math.max(...clauses.map(row => row.clause.length));
  const lines = clauses.map(({ clause, divisions, text }) => {
    const who = divisions.length === DIVISIONS.length ? '' : ` (${divisions.join(', ')})`;
    return `${clause.padEnd(width)}  ${text}${who}\n`;
  });
  return lines.join('');
}

async function overview(json: boolean, translate: TranslateVerb): Promise<string> {
  const lines = await Promise.all(
    EDITIONS.map(async edition => {
      const row = { edition, name: editionName(edition), clauses: (await clausesOf(edition)).length };
      return json
        ? `${JSON.stringify(row)}\n`
        : `${edition.padEnd(16)}${translate('rules.edition', { name: row.name, n: row.clauses })}\n`;
    }),
  );
  return lines.join('');
}

async function print(
  edition: EditionId,
  { prefix, filter, json, language }: ReturnType<typeof readArgs>,
  translate: TranslateVerb,
): Promise<string> {
  const clauses = await clausesOf(edition, language);
  if (clausesUnder(clauses, prefix).length === 0)
    throw new Unclear('rules.no-clause', { edition, clause: prefix, near: nearest(clauses, prefix, translate) });
  const found = clausesUnder(clauses, prefix, filter);
  if (json) return found.map(row => `${JSON.stringify(row)}\n`).join('');
  if (found.length === 0) return `${translate('rules.none')}\n`;
  return `${editionName(edition)}\n${format(found)}`;
}

export async function run(given: Given): Promise<ExitCode> {
  const asked = readArgs(given);
  const translate = await verbWords(given.language);
  process.stdout.write(
    asked.edition === undefined ? await overview(asked.json, translate) : await print(asked.edition, asked, translate),
  );
  return 0;
}
