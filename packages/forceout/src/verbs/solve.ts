import type { CoverageLine } from '@forceout/table';
import { type ExitCode, type Given, has } from '../command/given.ts';
import { type TranslateVerb, verbWords } from '../command/verb-words.ts';
import { askedOf, existenceOf } from '../position-question.ts';
import { accountTable } from '../solve-account.ts';
import { completeQuestion, type Question } from '../solve-question.ts';
import { witnessLines } from '../witness.ts';

export async function run(given: Given): Promise<ExitCode> {
  const answer = await existenceOf(await askedOf(given, completeQuestion), given.language);
  process.stdout.write(
    given.json ? `${JSON.stringify(answer)}\n` : told(answer, has(given, 'why'), await verbWords(given.language)),
  );
  return 0;
}

function told(answer: Question, why: boolean, translate: TranslateVerb): string {
  const exists = answer.exists ?? answer.solvable ?? null;
  const covered = (answer.covered ?? []) as unknown as readonly CoverageLine[];
  const lines: string[] = [];
  if (exists === true) lines.push(translate('solve.yes'), ...witnessLines(answer.witness ?? null, translate));
  else if (exists === false)
    lines.push(translate('solve.no', { message: String(answer.message ?? translate('solve.none')) }));
  else {
    const left = covered.filter(line => line.how === 'left').length;
    lines.push(translate('solve.undecided', { left, all: covered.length }));
  }
  if (typeof answer.clause === 'string') lines.push(translate('solve.clause', { clause: answer.clause }));
  if (why && exists !== true) lines.push('', accountTable(covered, translate));
  else if (why) lines.push('', translate('solve.itself'));
  return `${lines.join('\n')}\n`;
}
