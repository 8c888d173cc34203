import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadDesk } from '@forceout/host';
import { GAMES, type GameId } from '@forceout/rulebook';
import type { CoverageLine, Json } from '@forceout/table';
import { accountTable } from '../solve-account.ts';
import { completeQuestion, POSITION_FLAGS, type Question, questionFromFlags, Unclear } from '../solve-question.ts';

export const summary = 'say whether a position has a Solution, and why not (a question of the judge, or flags)';

const USAGE = `Usage: forceout solve [FILE] [--why] [--json] [--ms 10000]
       forceout solve --game <${GAMES.join('|')}> --goal … [--required …] [--permitted …] [--resources …]
                      [--mode now|impossible|forceout|stop] [--division …] [--universe …] [--variations …] [--why]

FILE holds one position as the judge takes it (a JSON object); without FILE and --game it is read from the input.
--why prints the account of what was searched, ruled out and left; --ms is how long to think.`;

const OPTIONS = {
  why: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  ms: { type: 'string' },
  game: { type: 'string' },
  ...(Object.fromEntries(POSITION_FLAGS.map(name => [name, { type: 'string' }])) as Record<
    (typeof POSITION_FLAGS)[number],
    { type: 'string' }
  >),
} as const;

export async function run(args: readonly string[]): Promise<number> {
  try {
    return await answer(args);
  } catch (cause) {
    if (!(cause instanceof Unclear)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    return 2;
  }
}

async function answer(args: readonly string[]): Promise<number> {
  const { values, positionals } = parsed(args);
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const question = await questionOf(values, positionals);
  const desk = await loadDesk(question.game as GameId);
  if (!desk) throw new Unclear(`${question.game} is not available in this version.`);
  const ruling = desk.answer(question, () => performance.now());
  if (!ruling.ok) throw new Unclear(`${ruling.error.message} (${ruling.error.code})`);
  process.stdout.write(values.json ? `${JSON.stringify(ruling.answer)}\n` : told(ruling.answer, values.why === true));
  return 0;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new Unclear(`${(cause as Error).message}\n${USAGE}`);
  }
}

type Values = ReturnType<typeof parsed>['values'];

async function questionOf(values: Values, files: readonly string[]): Promise<Question> {
  const { game, ms, why: _, json: __, help: ___, ...flags } = values;
  if (files.length > 1) throw new Unclear('forceout solve takes one file; for many questions use forceout judge.');
  const flagged = Object.keys(flags);
  if (game === undefined && flagged.length > 0)
    throw new Unclear(`--${flagged[0]} goes with --game; or write the whole position as JSON.`);
  if (game !== undefined && files.length > 0)
    throw new Unclear('Give the position either as a file or with flags, not both.');
  const question =
    game !== undefined ? questionFromFlags(game, flags) : completeQuestion(parsedJson(await textOf(files[0])));
  if (ms === undefined) return question;
  const limit = Number(ms);
  if (!(limit > 0)) throw new Unclear('--ms takes a number of milliseconds, more than 0.');
  return { ...question, budgetMs: limit };
}

async function textOf(file: string | undefined): Promise<string> {
  if (file === undefined) {
    if (process.stdin.isTTY) throw new Unclear(USAGE);
    process.stdin.setEncoding('utf8');
    let text = '';
    for await (const chunk of process.stdin) text += chunk;
    return text;
  }
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Unclear(`${file} cannot be read: ${(cause as Error).message}`);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unclear(`The position is not JSON: ${(cause as Error).message}`);
  }
}

function told(answer: Question, why: boolean): string {
  const exists = answer.exists ?? answer.solvable ?? null;
  const covered = (answer.covered ?? []) as unknown as readonly CoverageLine[];
  const lines: string[] = [];
  if (exists === true) lines.push('Yes: a correct Solution exists.', ...witnessLines(answer.witness ?? null));
  else if (exists === false) lines.push(`No: ${String(answer.message ?? 'there is no Solution.')}`);
  else {
    const left = covered.filter(line => line.how === 'left').length;
    lines.push(`Undecided: ${left} of ${covered.length} parts are left. Give it more time with --ms.`);
  }
  if (typeof answer.clause === 'string') lines.push(`Clause: ${answer.clause}`);
  if (why && exists !== true) lines.push('', accountTable(covered));
  else if (why) lines.push('', 'The Solution itself is the reason; an account stands behind a no.');
  return `${lines.join('\n')}\n`;
}

/** A witness as people write it down. */
function witnessLines(witness: Json): readonly string[] {
  if (typeof witness === 'string') return [witness];
  if (Array.isArray(witness)) return witness.flatMap(one => witnessLines(one as Json));
  if (typeof witness !== 'object' || witness === null) return [];
  const { restrictions, setName, blankAs, premises, rules, proof: _, ...rest } = witness as Question;
  const row = (list: Json | undefined): string => (Array.isArray(list) ? list.join(', ') : '');
  if (typeof setName === 'string')
    return [
      ...(row(restrictions) === '' ? [] : [`  Restrictions: ${row(restrictions)}`]),
      `  Set-Name: ${setName}${blankAs === undefined ? '' : ` (the blank card is ${String(blankAs)})`}`,
    ];
  if (premises !== undefined) return [`  ${row(premises)} / ${row(rules)}`];
  return [JSON.stringify(rest)];
}
