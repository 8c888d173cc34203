import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadGame } from '@forceout/host/games';
import { LEVELS, type Pairing, playNext, START, type Standing, shareOfStanding } from '@forceout/players';
import { DIVISIONS, EDITIONS, GAMES, isDivision, isEdition, itemAt, newestEdition, rulesOf } from '@forceout/rulebook';
import { cpuMs } from '@forceout/rulebook/measure';
import { Unreadable } from '../command/faults.ts';
import { type ExitCode, type Given, has, Unclear, wholeNumber } from '../command/given.ts';
import { progress } from '../command/output.ts';
import { type TranslateVerb, verbWords } from '../command/verb-words.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** Standings by name of pairing, as kept in the results file. */
type Results = Record<string, Standing>;

/** What was played before. A file that holds something else is not written over. */
function readResults(file: string | undefined): Results {
  if (file === undefined || !existsSync(file)) return {};
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Unreadable(file, cause);
  }
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Results;
  } catch {
    // Not even JSON: no standings either.
  }
  throw new Unclear('arena.results', { file });
}

export async function run(given: Given): Promise<ExitCode> {
  const { edition, division, results: file } = given.options;
  if (edition !== undefined && !isEdition(edition))
    throw new Unclear('no-edition', { text: edition, values: EDITIONS });
  if (division !== undefined && !isDivision(division))
    throw new Unclear('no-division', { text: division, values: DIVISIONS });
  const matches = wholeNumber(given, 'matches', 200);
  const shakes = wholeNumber(given, 'shakes', 4);
  const misses = wholeNumber(given, 'misses', 0, 0);
  if (has(given, 'table') && file !== undefined && !existsSync(file)) throw new Unclear('arena.missing', { file });
  const results = readResults(file);
  const translate = await verbWords(given.language);
  if (has(given, 'table')) {
    say(given.json ? JSON.stringify(results) : tableOf(results, translate));
    return 0;
  }
  for (const e of edition ? [edition] : GAMES.map(newestEdition))
    for (const d of division ? [division] : DIVISIONS)
      for (let i = LEVELS.length - 1; i > 0; i--) {
        const pairing = { edition: e, division: d, stronger: itemAt(LEVELS, i), weaker: itemAt(LEVELS, i - 1), shakes };
        const standing = await series(pairing, matches, misses, results, file);
        say(
          given.json ? JSON.stringify({ ...pairing, standing }) : `${nameOf(pairing)}: ${report(standing, translate)}`,
        );
      }
  return 0;
}

const nameOf = ({ edition, division, stronger, weaker }: Pairing): string =>
  `${edition} ${division} ${stronger} v ${weaker}`;

async function series(
  pairing: Pairing,
  matches: number,
  misses: number,
  results: Results,
  file: string | undefined,
): Promise<Standing> {
  const game = await loadGame(rulesOf(pairing.edition).game);
  const name = nameOf(pairing);
  const shown = progress(name);
  let standing = results[name] ?? START;
  while (standing.matches < matches) {
    standing = playNext(game, pairing, standing, cpuMs, misses);
    results[name] = standing;
    shown.report(standing.matches, matches);
    if (file !== undefined && (standing.matches % 10 === 0 || standing.matches === matches)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
    }
  }
  shown.end();
  return standing;
}

const HEAD = [
  'pairing',
  'matches',
  'won',
  'range',
  'elo',
  'points',
  'illegal',
  'challenges',
  'now',
  'impossible',
  'missed',
  'cpu',
] as const;

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const signed = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo}`;
const each = (x: number, of: number, digits: number): string => (x / Math.max(of, 1)).toFixed(digits);

/** The standings as a table in Markdown; challenges are those of both players, the rest the stronger one's. */
function tableOf(results: Results, translate: TranslateVerb): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(results).map(([name, s]) => {
    const { share, low, high, elo } = shareOfStanding(s);
    const [strong, weak] = s.tally;
    const of = (a: number, b: number): string => translate('arena.of', { a, b });
    return row([
      name,
      `${s.matches}`,
      percent(share),
      translate('arena.to', { a: percent(low), b: percent(high) }),
      signed(elo),
      translate('arena.to', { a: s.matchPoints[0], b: s.matchPoints[1] }),
      `${s.illegal}`,
      each(strong.now + strong.impossible + weak.now + weak.impossible, s.shakes, 2),
      of(strong.nowRight, strong.now),
      of(strong.impossibleRight, strong.impossible),
      of(strong.missedNow, strong.openNow),
      each(s.cpuMs[0], s.acts[0], 0),
    ]);
  });
  return [row(HEAD.map(name => translate(`arena.head.${name}`))), row(HEAD.map(() => '---')), ...rows].join('\n');
}

function report(s: Standing, translate: TranslateVerb): string {
  const { share, low, high, elo } = shareOfStanding(s);
  const [strong] = s.tally;
  const said = translate('arena.result', {
    share: percent(share),
    low: percent(low),
    high: percent(high),
    n: s.matches,
    ties: s.ties,
    elo: signed(elo),
    points: s.matchPoints.join(' : '),
    illegal: s.illegal,
    challenges: each(strong.now + strong.impossible, s.shakes, 2),
    now: `${strong.nowRight}/${strong.now}`,
    impossible: `${strong.impossibleRight}/${strong.impossible}`,
    cpu: `${each(s.cpuMs[0], s.acts[0], 0)} : ${each(s.cpuMs[1], s.acts[1], 0)}`,
  });
  return strong.openNow > 0
    ? `${said}; ${translate('arena.missed', { missed: strong.missedNow, open: strong.openNow })}`
    : said;
}
