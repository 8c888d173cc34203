import { loadGame } from '@forceout/host/games';
import { readRecord, replayRecord } from '@forceout/record';
import { isEdition, rulesOf } from '@forceout/rulebook';
import { summary as summaryOf } from '@forceout/table';
import { loadWords } from '@forceout/words';
import { AnswerWords } from '../answer-words.ts';
import { type ExitCode, type Given, has, Unclear } from '../command/given.ts';
import { fileNeeded, textOf } from '../command/input.ts';
import { verbWords } from '../command/verb-words.ts';
import { verifyDice } from '../verify.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

export async function run(given: Given): Promise<ExitCode> {
  const [file = '-'] = given.args;
  const text = await textOf(file, fileNeeded('forceout replay <file>'));
  const words = await AnswerWords.in(given.language);
  const translate = await verbWords(given.language);
  const phases = await loadWords(given.language, ['play']);
  const read = readRecord(text);
  if (!read.ok)
    throw new Unclear('at', {
      file,
      line: read.line,
      column: read.column,
      message: words.message(read.said),
      code: read.said.code,
    });
  const edition = read.record.tags.find(t => t.name === 'Edition')?.value;
  if (!isEdition(edition)) throw new Unclear('replay.edition', { file });
  const game = await loadGame(rulesOf(edition).game);
  const replayed = replayRecord(game, read.record);
  if (!replayed.ok) {
    const { line, column, said } = replayed;
    throw new Unclear('at', { file, line, column, message: words.message(said, game.id), code: said.code });
  }
  const result = summaryOf(game, replayed.state);
  if (given.json) say(JSON.stringify({ final: result }));
  else {
    const scores = result.scores as readonly number[];
    say(replayed.state.config.players.map((player, i) => `${player} ${scores[i]}`).join(', '));
    say(
      translate('replay.result', {
        n: replayed.state.history.length,
        phase: phases(`play.phase.${String(result.phase)}`) ?? String(result.phase),
      }),
    );
  }
  if (!has(given, 'verify')) return 0;
  const findings = verifyDice(game, replayed.events);
  for (const found of findings) {
    const { shake, what, result: came } = found;
    const facts = { shake, what: translate(`replay.${what}`), result: translate(`replay.${came}`) };
    say(given.json ? JSON.stringify(found) : translate('replay.dice', facts));
  }
  return findings.every(({ result: came }) => came === 'fair' || came === 'no-seed') ? 0 : 1;
}
