import { isLeftOpen, reviewSteps } from '@forceout/players';
import { loadWords, sentence } from '@forceout/words';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { textOf } from '../command/input.ts';
import { progress } from '../command/output.ts';
import { replay } from '../library/match.ts';

/** Enough for most moments of a match; what is left open is told. */
const BUDGET = { steps: 300_000 };

export async function run(given: Given): Promise<ExitCode> {
  const [file = '-'] = given.args;
  const record = await textOf(file, 'Name a record: forceout review <file>');
  const replayed = await replay(record, given.language);
  if (!replayed.ok) throw new Unclear(`${file}:${replayed.line}:${replayed.column}: ${replayed.message}`);
  const { match, events } = replayed;
  const { players } = match.state.config;
  const seat = given.options.seat === undefined ? null : wholeNumber(given, 'seat', 0, 0);
  if (seat !== null && seat >= players.length) throw new Unclear(`--seat is a number from 0 to ${players.length - 1}.`);
  const shown = progress('review');
  const steps = reviewSteps(match.game, events, BUDGET);
  let step = steps.next();
  for (; !step.done; step = steps.next()) shown.report(step.value.done, step.value.of);
  shown.end();
  const { judgements, accuracy } = step.value;
  const mine = judgements.filter(one => seat === null || one.seat === seat);
  if (given.json) {
    process.stdout.write(`${JSON.stringify({ players, judgements: mine, accuracy })}\n`);
    return 0;
  }
  const lookup = await loadWords(given.language, ['page/review']);
  const told = (code: string): string => sentence({ code }, ['review.say'], lookup, given.language);
  for (const { shake, seat: who, did, mistakes } of mine.filter(one => one.mistakes.length > 0))
    process.stdout.write(`shake ${shake}, ${players[who]}, ${did}: ${mistakes.map(told).join('; ')}\n`);
  for (const one of accuracy.filter(({ seat: who }) => seat === null || who === seat))
    process.stdout.write(
      `${players[one.seat]}: ${one.good} of ${one.choices} choices were good${one.undecided > 0 ? `, ${one.undecided} left open` : ''}\n`,
    );
  const open = mine.filter(isLeftOpen).length;
  if (open > 0) process.stdout.write(`${open} moments were too hard to decide in the time given.\n`);
  return 0;
}
