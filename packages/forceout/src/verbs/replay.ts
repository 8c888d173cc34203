import { readFile } from 'node:fs/promises';
import { loadGame } from '@forceout/host';
import { readRecord, replayRecord } from '@forceout/record';
import { isEdition, rulesOf } from '@forceout/rulebook';
import { summary as summaryOf } from '@forceout/table';
import { AnswerWords } from '../answer-words.ts';
import { verifyDice } from '../verify.ts';

export const summary = 'replay a recorded match and print its result (--verify: recompute every roll from its seed)';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): number => {
  process.stderr.write(`${text}\n`);
  return 2;
};

export async function run(args: readonly string[]): Promise<number> {
  const files = args.filter(a => !a.startsWith('--'));
  const unknown = args.find(a => a.startsWith('--') && a !== '--verify' && a !== '--json');
  if (unknown !== undefined) return complain(`forceout replay has no option ${unknown}; it has --verify and --json.`);
  if (files.length !== 1) return complain('Usage: forceout replay <record file> [--verify] [--json]');
  let text: string;
  try {
    text = await readFile(files[0]!, 'utf8');
  } catch {
    return complain(`There is no readable file ${files[0]}.`);
  }
  const words = await AnswerWords.in('en');
  const read = readRecord(text);
  if (!read.ok) return complain(`${files[0]}:${read.line}:${read.column}: ${words.message(read.said)}`);
  const edition = read.record.tags.find(t => t.name === 'Edition')?.value;
  if (!isEdition(edition)) return complain(`${files[0]}: the tag Edition names no edition Forceout knows.`);
  const game = await loadGame(rulesOf(edition).game);
  if (!game) return complain(`${edition} is not available in this version.`);
  const replayed = replayRecord(game, read.record);
  if (!replayed.ok)
    return complain(
      `${files[0]}:${replayed.line}:${replayed.column}: ${words.message(replayed.said, rulesOf(edition).game)}`,
    );
  const result = summaryOf(game, replayed.state);
  if (args.includes('--json')) say(JSON.stringify({ final: result }));
  else {
    say(`${replayed.state.config.players.map((p, i) => `${p} ${(result.scores as readonly number[])[i]}`).join(', ')}`);
    say(`${replayed.state.history.length} shakes scored; the table is at ${String(result.phase)}.`);
  }
  if (!args.includes('--verify')) return 0;
  const findings = verifyDice(game, replayed.events);
  for (const f of findings) say(`shake ${f.shake}, ${f.what}: ${f.result}`);
  return findings.every(f => f.result === 'fair' || f.result === 'no-seed') ? 0 : 1;
}
