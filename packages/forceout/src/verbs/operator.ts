import { appointOperator } from '@forceout/server';
import { type ExitCode, type Given, has, Undone } from '../command/given.ts';
import { answer, stored } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const [login = ''] = given.args;
  const operator = !has(given, 'remove');
  if (!(await stored(() => appointOperator(placeOf(given.options.data), login, operator))))
    throw new Undone('no-account', { login });
  const translate = await verbWords(given.language);
  await answer(given, translate(operator ? 'operator.added' : 'operator.removed', { login }), { login, operator });
  return 0;
}
