import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadGame } from '@forceout/host/games';
import { LEVELS, type Pairing, playNext, START, type Standing, shareOfStanding } from '@forceout/players';
import { DIVISIONS, EDITIONS, GAMES, isDivision, isEdition, itemAt, newestEdition, rulesOf } from '@forceout/rulebook';
import { type ExitCode, type Given, has, Unclear, wholeNumber } from '../command/given.ts';
import { progress } from '../command/output.ts';

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** Standings by name of pairing, as kept in the results file. */
type Results = Record<string, Standing>;

function readResults(file: string | undefined): Results {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return {};
  }
}

export async function run(given: Given): Promise<ExitCode> {
  const { edition, division, results: file } = given.options;
  if (edition !== undefined && !isEdition(edition)) throw new Unclear(`An edition is one of ${EDITIONS.join(', ')}.`);
  if (division !== undefined && !isDivision(division))
    throw new Unclear(`A division is one of ${DIVISIONS.join(', ')}.`);
  const matches = wholeNumber(given, 'matches', 200);
  const shakes = wholeNumber(given, 'shakes', 4);
  const misses = wholeNumber(given, 'misses', 0, 0);
  const results = readResults(file);
  if (has(given, 'table')) {
    say(given.json ? JSON.stringify(results) : tableOf(results));
    return 0;
  }
  for (const e of edition ? [edition] : GAMES.map(newestEdition))
    for (const d of division ? [division] : DIVISIONS)
      for (let i = LEVELS.length - 1; i > 0; i--) {
        const pairing = { edition: e, division: d, stronger: itemAt(LEVELS, i), weaker: itemAt(LEVELS, i - 1), shakes };
        const standing = await series(pairing, matches, misses, results, file);
        say(given.json ? JSON.stringify({ ...pairing, standing }) : `${nameOf(pairing)}: ${report(standing)}`);
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
    standing = playNext(game, pairing, standing, cpuNow, misses);
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

const HEAD = ['Pairing', 'Matches', 'Won', '95 %', 'Elo', 'Match points', 'Illegal', 'Challenges a shake'];
const TAIL = ['Now right', 'Impossible right', 'Open Nows missed', 'CPU an act (ms)'];

/** The standings as a table in Markdown; challenges are those of both players, the rest the stronger one's. */
function tableOf(results: Results): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(results).map(([name, s]) => {
    const { share, low, high, elo } = shareOfStanding(s);
    const [strong, weak] = s.tally;
    return row([
      name,
      `${s.matches}`,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      `${elo >= 0 ? '+' : ''}${elo}`,
      s.matchPoints.join(' to '),
      `${s.illegal}`,
      ((strong.now + strong.impossible + weak.now + weak.impossible) / Math.max(s.shakes, 1)).toFixed(2),
      `${strong.nowRight} of ${strong.now}`,
      `${strong.impossibleRight} of ${strong.impossible}`,
      `${strong.missedNow} of ${strong.openNow}`,
      (s.cpuMs[0] / Math.max(s.acts[0], 1)).toFixed(0),
    ]);
  });
  const columns = [...HEAD, ...TAIL];
  return [row(columns), row(columns.map(() => '---')), ...rows].join('\n');
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

function report(s: Standing): string {
  const { share, low, high, elo } = shareOfStanding(s);
  const [strong] = s.tally;
  const parts = [
    `wins ${percent(share)} (${percent(low)} to ${percent(high)}) of ${s.matches}, ${s.ties} ties, Elo ${elo >= 0 ? '+' : ''}${elo}`,
    `match points ${s.matchPoints.join(' to ')}`,
    `illegal acts ${s.illegal}`,
    `challenges a shake ${((strong.now + strong.impossible) / Math.max(s.shakes, 1)).toFixed(2)}`,
    `Now right ${strong.nowRight}/${strong.now}, Impossible right ${strong.impossibleRight}/${strong.impossible}`,
    `CPU an act ${(s.cpuMs[0] / Math.max(s.acts[0], 1)).toFixed(0)} and ${(s.cpuMs[1] / Math.max(s.acts[1], 1)).toFixed(0)} ms`,
  ];
  if (strong.openNow > 0) parts.push(`missed ${strong.missedNow} of ${strong.openNow} open Nows`);
  return parts.join('; ');
}
