import { isLeftOpen, lookAround, reviewSteps } from '@forceout/players';
import { loadWords, sentence } from '@forceout/words';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { fileNeeded, textOf } from '../command/input.ts';
import { progress } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { replay } from '../library/match.ts';

/** Enough for most moments of a match; what is left open is told. */
const BUDGET = { steps: 1_500_000 };
const AROUND = { steps: 400_000 };

export async function run(given: Given): Promise<ExitCode> {
  const [file = '-'] = given.args;
  const record = await textOf(file, fileNeeded('forceout review <file>'));
  const replayed = await replay(record, given.language);
  if (!replayed.ok) {
    const { line, column, message, code } = replayed;
    throw new Unclear('at', { file, line, column, message, code });
  }
  const { match, events } = replayed;
  const { players } = match.state.config;
  const seat = given.options.seat === undefined ? null : wholeNumber(given, 'seat', 0, 0);
  if (seat !== null && seat >= players.length) throw new Unclear('review.seat', { last: players.length - 1 });
  const shown = progress('review');
  const steps = reviewSteps(match.game, events, BUDGET);
  let step = steps.next();
  for (; !step.done; step = steps.next()) shown.report(step.value.done, step.value.of);
  shown.end();
  let found = step.value;
  if (given.json) for (const wider of lookAround(match.game, events, found, AROUND)) found = wider;
  const { judgements, accuracy } = found;
  const mine = judgements.filter(one => seat === null || one.seat === seat);
  if (given.json) {
    process.stdout.write(`${JSON.stringify({ players, judgements: mine, accuracy })}\n`);
    return 0;
  }
  const lookup = await loadWords(given.language, ['page/review']);
  const told = (code: string): string => sentence({ code }, ['review.say'], lookup, given.language);
  const translate = await verbWords(given.language);
  const lines = [
    ...mine
      .filter(one => one.mistakes.length > 0)
      .map(({ shake, seat: who, did, mistakes }) =>
        translate('review.mistake', { shake, who: players[who] ?? '', did, what: mistakes.map(told).join('; ') }),
      ),
    ...accuracy
      .filter(({ seat: who }) => seat === null || who === seat)
      .map(({ seat: who, good, choices, undecided: open }) =>
        translate(open > 0 ? 'review.accuracy.open' : 'review.accuracy', {
          who: players[who] ?? '',
          good,
          choices,
          open,
        }),
      ),
  ];
  const open = mine.filter(isLeftOpen).length;
  if (open > 0) lines.push(translate('review.open', { n: open }));
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
