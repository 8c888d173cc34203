import { loadGame } from '@forceout/host/games';
import { readRecord, replayRecord } from '@forceout/record';
import { isEdition, rulesOf } from '@forceout/rulebook';
import { summary as summaryOf } from '@forceout/table';
import { AnswerWords } from '../answer-words.ts';
import { type ExitCode, type Given, has } from '../command/given.ts';
import { textOf } from '../command/input.ts';
import { verifyDice } from '../verify.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): ExitCode => {
  process.stderr.write(`${text}\n`);
  return 2;
};

export async function run(given: Given): Promise<ExitCode> {
  const [file = '-'] = given.args;
  const text = await textOf(file, 'Name a record: forceout replay <file>');
  const words = await AnswerWords.in(given.language);
  const read = readRecord(text);
  if (!read.ok) return complain(`${file}:${read.line}:${read.column}: ${words.message(read.said)}`);
  const edition = read.record.tags.find(t => t.name === 'Edition')?.value;
  if (!isEdition(edition)) return complain(`${file}: the tag Edition names no edition Forceout knows.`);
  const game = await loadGame(rulesOf(edition).game);
  if (!game) return complain(`${edition} is not available in this version.`);
  const replayed = replayRecord(game, read.record);
  if (!replayed.ok)
    return complain(
      `${file}:${replayed.line}:${replayed.column}: ${words.message(replayed.said, rulesOf(edition).game)}`,
    );
  const result = summaryOf(game, replayed.state);
  if (given.json) say(JSON.stringify({ final: result }));
  else {
    say(`${replayed.state.config.players.map((p, i) => `${p} ${(result.scores as readonly number[])[i]}`).join(', ')}`);
    say(`${replayed.state.history.length} shakes scored; the table is at ${String(result.phase)}.`);
  }
  if (!has(given, 'verify')) return 0;
  const findings = verifyDice(game, replayed.events);
  for (const f of findings) say(given.json ? JSON.stringify(f) : `shake ${f.shake}, ${f.what}: ${f.result}`);
  return findings.every(f => f.result === 'fair' || f.result === 'no-seed') ? 0 : 1;
}
