import { appointOperator } from '@forceout/server';
import type { ExitCode, Given } from '../command/given.ts';
import { done } from '../command/output.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const { args, options, json } = given;
  const [login = ''] = args;
  const operator = options.remove === undefined;
  return done(async () => {
    if (!(await appointOperator(placeOf(options.data), login, operator)))
      throw new Error(`No account has the user name ${login}.`);
    if (json) return { login, operator };
    return `${login} ${operator ? 'is an operator: the page is #/operator.' : 'is no operator any more.'}`;
  });
}
