import type { AccountCard, CurvePoint, HistoryAnswer, RatingCard } from '@forceout/wire';
import { call, type Fetched, type Me } from '../online/api.ts';
import { leaveDevice } from './device-owner.ts';
import { setMe, whoAmI } from './session.ts';

/** What the page asks of the server about its person. */
export interface SignedUp extends Me {
  readonly recovery: readonly string[];
}

/** Whoever comes in is known from then on. */
async function coming<A extends Me>(answer: Promise<Fetched<A>>): Promise<Fetched<A>> {
  const given = await answer;
  if (given.ok) setMe(given.answer);
  return given;
}

export const signUp = (login: string, password: string, name: string): Promise<Fetched<SignedUp>> =>
  coming(call('POST', 'accounts', { login, password, name }));
export const signInWith = (login: string, password: string): Promise<Fetched<Me>> =>
  coming(call('POST', 'session', { login, password }));
export const signInByCode = (code: string): Promise<Fetched<Me>> => coming(call('POST', 'session/code', { code }));
export const recover = (login: string, code: string, password: string): Promise<Fetched<Me>> =>
  coming(call('POST', 'recover', { login, code, password }));

/** The part for passkeys is large and fetched by those who use one. */
const browser = () => import('@simplewebauthn/browser');

/** Passkeys belong to a name of a host that is reached over a safe line. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

type Json = Readonly<Record<string, unknown>>;

/** Whoever closes the question of the browser has not failed: nothing is said. */
async function created(begin: string, body: object): Promise<Fetched<object>> {
  const options = await call<Json>('POST', begin, body);
  if (!options.ok) return options;
  try {
    const { startRegistration } = await browser();
    return { ok: true, answer: await startRegistration({ optionsJSON: options.answer as never }) };
  } catch {
    return { ok: false, code: 'bad-passkey', message: '' };
  }
}

export async function signUpWithPasskey(login: string, name: string): Promise<Fetched<SignedUp>> {
  const credential = await created('passkeys/sign-up', { login, name });
  if (!credential.ok) return credential;
  return await coming(call<SignedUp>('POST', 'passkeys/sign-up/done', { credential: credential.answer }));
}

export async function signInWithPasskey(): Promise<Fetched<Me>> {
  const options = await call<Json>('POST', 'passkeys/sign-in', {});
  if (!options.ok) return options;
  try {
    const { startAuthentication } = await browser();
    const credential = await startAuthentication({ optionsJSON: options.answer as never });
    return await coming(call<Me>('POST', 'session/passkey', { credential }));
  } catch {
    return { ok: false, code: 'bad-passkey', message: '' };
  }
}

export async function addPasskey(): Promise<Fetched<object>> {
  const credential = await created('me/passkeys/begin', {});
  return credential.ok ? await call('POST', 'me/passkeys', { credential: credential.answer }) : credential;
}
export const removePasskey = (id: string): Promise<Fetched<object>> =>
  call('DELETE', `me/passkeys/${encodeURIComponent(id)}`);

export async function signOut(): Promise<void> {
  await call('DELETE', 'session');
  await leaveDevice(whoAmI());
  setMe(null);
}
export const account = (): Promise<Fetched<AccountCard>> => call('GET', 'me/account');
export const endSession = (id: string): Promise<Fetched<object>> => call('DELETE', `sessions/${id}`);
export const endOthers = (): Promise<Fetched<object>> => call('DELETE', 'sessions');
export const deviceCode = (): Promise<Fetched<{ readonly code: string; readonly expires: number }>> =>
  call('POST', 'device-codes', {});
export const changePassword = (old: string, fresh: string): Promise<Fetched<object>> =>
  call('POST', 'password', { old, new: fresh });
export const setPassword = (fresh: string): Promise<Fetched<object>> => call('POST', 'me/password', { new: fresh });
export const newRecovery = (): Promise<Fetched<{ readonly recovery: readonly string[] }>> =>
  call('POST', 'me/recovery', {});
export const rename = (name: string): Promise<Fetched<Me>> => coming(call('PATCH', 'me', { name }));
export const exportAll = (): Promise<Fetched<object>> => call('GET', 'me/export');
/** Who did it is forgotten when this device has forgotten them too. */
export const deleteMe = (): Promise<Fetched<object>> => call('DELETE', 'me');

export const ratings = (): Promise<Fetched<readonly RatingCard[]>> => call('GET', 'me/ratings');
export const curve = (game: string, division: string, against: string): Promise<Fetched<readonly CurvePoint[]>> =>
  call('GET', `me/ratings/curve?${new URLSearchParams({ game, division, against })}`);
export const matches = (query: URLSearchParams): Promise<Fetched<HistoryAnswer>> => call('GET', `me/matches?${query}`);
