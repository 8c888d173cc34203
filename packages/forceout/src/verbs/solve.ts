import type { CoverageLine } from '@forceout/table';
import { type ExitCode, type Given, has } from '../command/given.ts';
import { answerOf, questionOf } from '../position-question.ts';
import { accountTable } from '../solve-account.ts';
import { completeQuestion, type Question } from '../solve-question.ts';
import { witnessLines } from '../witness.ts';

export async function run(given: Given): Promise<ExitCode> {
  const question = await questionOf(given, completeQuestion);
  const answer = await answerOf(question, given.language);
  process.stdout.write(given.json ? `${JSON.stringify(answer)}\n` : told(answer, has(given, 'why')));
  return 0;
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
