import { resetAccount } from '@forceout/server';
import { type ExitCode, type Given, Undone } from '../command/given.ts';
import { answer, stored } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const [login = ''] = given.args;
  const code = await stored(() => resetAccount(placeOf(given.options.data), login));
  if (code === null) throw new Undone('no-account', { login });
  const translate = await verbWords(given.language);
  await answer(given, `${translate('reset.done', { login })}\n${translate('reset.code', { code })}`, { login, code });
  return 0;
}
