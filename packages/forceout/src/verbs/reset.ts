import { resetAccount } from '@forceout/server';
import type { ExitCode, Given } from '../command/given.ts';
import { done } from '../command/output.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const { args, options, json } = given;
  const [login = ''] = args;
  return done(async () => {
    const code = await resetAccount(placeOf(options.data), login);
    if (code === null) throw new Error(`No account has the user name ${login}.`);
    return json
      ? { login, code }
      : `${login} is signed out everywhere and the old password is void.\nA code to set a new one, good once: ${code}`;
  });
}
