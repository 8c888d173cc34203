import { call } from '../online/api.ts';
import { type Me, setMe, whoAmI } from './session.ts';

/** Asks the server whether this device is still who it was. Without a line what was known stays. */
export async function askWho(): Promise<void> {
  if (whoAmI() === null) return;
  const answer = await call<Me>('GET', 'me');
  if (answer.ok) setMe(answer.answer);
  else if (answer.code === 'not-signed-in') setMe(null);
}
