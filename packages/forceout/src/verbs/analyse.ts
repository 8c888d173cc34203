import type { ExitCode, Given } from '../command/given.ts';
import { progress } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { type Asked, askedOf, existenceOf } from '../position-question.ts';
import { completeQuestion, type Question } from '../solve-question.ts';
import { witnessLines } from '../witness.ts';

/** What may be said of a position, and which Resources the Solution may then use. */
const MODES = ['now', 'impossible', 'forceout'] as const;

const withMode = (question: Question, mode: string): Question =>
  question.game === 'wff' ? { ...question, state: { ...(question.state as Question), mode } } : { ...question, mode };

const after = (asked: Asked, mode: (typeof MODES)[number]): Asked =>
  'board' in asked
    ? { ...asked, board: { ...asked.board, claim: mode } }
    : { question: withMode(asked.question, mode) };

export async function run(given: Given): Promise<ExitCode> {
  const asked = await askedOf(given, completeQuestion);
  const shown = progress('analyse');
  const found: { readonly mode: (typeof MODES)[number]; readonly answer: Question }[] = [];
  for (const [i, mode] of MODES.entries()) {
    shown.report(i, MODES.length);
    found.push({ mode, answer: await existenceOf(after(asked, mode), given.language) });
  }
  shown.end();
  if (given.json) {
    for (const one of found) process.stdout.write(`${JSON.stringify(one)}\n`);
    return 0;
  }
  const translate = await verbWords(given.language);
  for (const { mode, answer } of found) {
    const exists = (answer.exists ?? answer.solvable ?? null) as boolean | null;
    const said =
      exists === null
        ? translate('analyse.undecided', { mode })
        : translate(`analyse.${mode}.${exists ? 'yes' : 'no'}`);
    process.stdout.write(`${[said, ...(exists ? witnessLines(answer.witness ?? null, translate) : [])].join('\n')}\n`);
  }
  return 0;
}
