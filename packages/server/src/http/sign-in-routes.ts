import {
  AccountCard,
  DeviceCode,
  DeviceCodeBody,
  Me,
  Passkey,
  PasskeyBody,
  PasskeyOptions,
  PasskeySignUpBody,
  RecoverBody,
  RecoveryCodes,
  SetPasswordBody,
  SignedUp,
  sought,
} from '@forceout/wire';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { household } from '../people/address.ts';
import { deviceOf } from '../people/device.ts';
import type { Site } from '../people/passkeys.ts';
import { hashPassword, tooCommon } from '../people/passwords.ts';
import { newRecoveryCodes, useRecoveryCode } from '../people/recovery.ts';
import { hashOf, newCode, newId } from '../people/secrets.ts';
import { begin } from './begin-session.ts';
import type { Context } from './context.ts';
import { Done, done } from './done.ts';
import { HttpFault, notFound } from './fault.ts';
import { guessed, proved } from './guessed.ts';
import { checkName } from './people-routes.ts';
import { type Route, route } from './route.ts';
import { signOutEverywhere } from './sign-out.ts';

const DEVICE_MS = 5 * 60_000;
/** How much of a session's hash names it to its owner. */
const SESSION_NAME = 16;
const MOST_PASSKEYS = 20;

const siteOf = (request: FastifyRequest): Site => ({
  host: request.hostname.replace(/:\d+$/, ''),
  origin: `${request.protocol}://${request.host}`,
});

/** Signing up and in without a password, on a second device, and after a password was lost; and what is signed in. */
export const signInRoutes = (context: Context): readonly Route[] => {
  const { people, passkeys, attempts, connections } = context;
  const { store } = people;
  return [
    route({
      method: 'GET',
      url: '/api/me/account',
      tag: 'people',
      about: 'How I sign in, and where I am signed in.',
      who: 'account',
      answer: AccountCard,
      run: async (_, { participant, session }) => {
        const [person, keys, sessions] = await Promise.all([
          store.byId(participant.id),
          store.passkeysOf(participant.id),
          people.sessionsOf(participant.id),
        ]);
        return {
          login: person?.login ?? null,
          password: person?.secret != null,
          recoveryLeft: await store.proofsLeft(participant.id, 'recovery', people.now()),
          operator: await store.isOperator(participant.id),
          passkeys: keys.map(({ id, device, made, used }) => ({ id, device, made, used })),
          sessions: sessions.map(({ hash, device, made, seen }) => ({
            id: hash.slice(0, SESSION_NAME),
            device,
            made,
            seen,
            here: hash === session,
          })),
        };
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/sessions/:session',
      audit: 'signed-out',
      tag: 'people',
      about: 'Sign out one other device of mine.',
      who: 'signed',
      params: z.strictObject({ session: sought(64) }),
      answer: Done,
      run: async ({ params }, { participant }) => {
        const sessions = await people.sessionsOf(participant.id);
        const ended = sessions.find(({ hash }) => hash.slice(0, SESSION_NAME) === params.session);
        if (ended === undefined) throw notFound();
        await people.signOut(ended.hash);
        connections.endSession(ended.hash);
        return done;
      },
    }),
    route({
      method: 'POST',
      url: '/api/device-codes',
      tag: 'people',
      about: 'A code, for a QR picture or to type, that signs a second device in; good for five minutes and once.',
      who: 'account',
      answer: DeviceCode,
      perMinute: 20,
      run: async (_, { participant }) => {
        const code = newCode();
        const expires = people.now() + DEVICE_MS;
        await store.dropProofs(participant.id, 'device');
        await store.addProofs([{ hash: hashOf(code), kind: 'device', person: participant.id, value: null, expires }]);
        return { code, expires };
      },
    }),
    route({
      method: 'POST',
      url: '/api/session/code',
      audit: 'signed-in',
      tag: 'people',
      about: 'Sign in on a second device with a code of the first.',
      who: 'anyone',
      body: DeviceCodeBody,
      answer: Me,
      perMinute: 60,
      run: async (asked, signed) => {
        const { code, token } = asked.body;
        const guess = { kind: 'device-code', name: code, address: household(asked.request.ip) };
        const found = await guessed(
          attempts,
          guess,
          () => store.takeProof('device', hashOf(code), people.now()),
          proof => proof !== null,
        );
        const participant = found?.person == null ? null : await people.byId(found.person);
        if (participant === null) throw new HttpFault(404, 'no-such-code.device');
        return await begin(context, asked, signed, participant, token);
      },
    }),
    route({
      method: 'POST',
      url: '/api/recover',
      audit: 'password-changed',
      tag: 'people',
      about: 'Set a new password with one of the ten codes given at sign-up; every session ends.',
      who: 'anyone',
      body: RecoverBody,
      answer: Me,
      perMinute: 20,
      run: async (asked, signed) => {
        const { login, code, password, token } = asked.body;
        const guess = { kind: 'recovery', name: login, address: household(asked.request.ip) };
        const participant = await proved(attempts, guess, async () => {
          const account = await people.account(login);
          const found = account === null ? null : await people.byId(account.id);
          // Before the code is used up.
          if (await tooCommon(password, login, found?.name ?? '')) throw new HttpFault(400, 'common-password');
          return found !== null && (await useRecoveryCode(store, found.id, code, people.now())) ? found : null;
        });
        if (participant === null) throw new HttpFault(401, 'wrong-password.recovery');
        await people.setSecret(participant.id, await hashPassword(password));
        await signOutEverywhere(context, participant.id);
        return await begin(context, asked, signed, participant, token);
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/recovery',
      audit: 'password-changed',
      tag: 'people',
      about: 'Ten new recovery codes; the old ones are good no longer.',
      who: 'account',
      answer: RecoveryCodes,
      perMinute: 5,
      run: async (_, { participant }) => ({ recovery: await newRecoveryCodes(store, participant.id) }),
    }),
    route({
      method: 'POST',
      url: '/api/me/password',
      audit: 'password-changed',
      tag: 'people',
      about: 'A first password for an account that has a passkey alone.',
      who: 'account',
      body: SetPasswordBody,
      answer: Done,
      perMinute: 10,
      run: async ({ body }, { participant }) => {
        const person = await store.byId(participant.id);
        if (person?.secret != null) throw new HttpFault(403, 'wrong-password.old');
        if (await tooCommon(body.new, participant.name, person?.login ?? ''))
          throw new HttpFault(400, 'common-password');
        await people.setSecret(participant.id, await hashPassword(body.new));
        return done;
      },
    }),
    route({
      method: 'POST',
      url: '/api/passkeys/sign-up',
      tag: 'people',
      about: 'Begin an account with a passkey: what the browser needs to make one.',
      who: 'anyone',
      body: PasskeySignUpBody,
      answer: PasskeyOptions,
      perMinute: 20,
      run: async ({ body, request }, signed) => {
        await checkName(context, body.name);
        if ((await store.byLogin(body.login)) !== null) throw new HttpFault(409, 'login-taken');
        const guest = signed?.participant.kind === 'guest' ? signed.participant.id : null;
        return await passkeys.beginNew(siteOf(request), { person: guest ?? newId('p'), ...body });
      },
    }),
    route({
      method: 'POST',
      url: '/api/passkeys/sign-up/done',
      audit: 'account-made',
      tag: 'people',
      about: 'Make the account with the passkey that the browser made.',
      who: 'anyone',
      body: PasskeyBody,
      answer: SignedUp,
      perMinute: 20,
      run: async (asked, signed) => {
        const { request, body } = asked;
        const made = await passkeys.finishNew(
          siteOf(request),
          body.credential,
          deviceOf(request.headers['user-agent']),
        );
        if (made === null) throw new HttpFault(400, 'bad-passkey');
        const { person: id, name, login } = made.owner;
        const guest = signed?.participant.id === id ? signed.participant : null;
        const participant =
          guest === null
            ? await people.add({ kind: 'account', name, login, id })
            : await people.promote(guest, name, login, null);
        if (participant === null) throw new HttpFault(409, 'login-taken');
        await store.addPasskey(made.passkey);
        const recovery = await newRecoveryCodes(store, participant.id);
        return { ...(await begin(context, asked, signed, participant, body.token)), recovery };
      },
    }),
    route({
      method: 'POST',
      url: '/api/passkeys/sign-in',
      tag: 'people',
      about: 'Begin to sign in with a passkey: what the browser needs.',
      who: 'anyone',
      answer: PasskeyOptions,
      perMinute: 60,
      run: async ({ request }) => await passkeys.beginSignIn(siteOf(request)),
    }),
    route({
      method: 'POST',
      url: '/api/session/passkey',
      audit: 'signed-in',
      tag: 'people',
      about: 'Sign in with a passkey.',
      who: 'anyone',
      body: PasskeyBody,
      answer: Me,
      perMinute: 60,
      run: async (asked, signed) => {
        const id = await passkeys.finishSignIn(siteOf(asked.request), asked.body.credential);
        const participant = id === null ? null : await people.byId(id);
        if (participant === null) throw new HttpFault(401, 'wrong-password.passkey');
        return await begin(context, asked, signed, participant, asked.body.token);
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/passkeys/begin',
      tag: 'people',
      about: 'Begin another passkey for my account.',
      who: 'account',
      answer: PasskeyOptions,
      perMinute: 20,
      run: async ({ request }, { participant }) => {
        if ((await store.passkeysOf(participant.id)).length >= MOST_PASSKEYS)
          throw new HttpFault(403, 'bad-passkey.many');
        const login = (await people.loginOf(participant.id)) ?? participant.name;
        return await passkeys.beginNew(siteOf(request), { person: participant.id, login, name: participant.name });
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/passkeys',
      audit: 'password-changed',
      tag: 'people',
      about: 'Keep the passkey that the browser made for my account.',
      who: 'account',
      body: PasskeyBody,
      answer: Passkey,
      perMinute: 20,
      run: async ({ request, body }, { participant }) => {
        const device = deviceOf(request.headers['user-agent']);
        const made = await passkeys.finishNew(siteOf(request), body.credential, device);
        if (made === null || made.owner.person !== participant.id || !(await store.addPasskey(made.passkey)))
          throw new HttpFault(400, 'bad-passkey');
        const { id, made: at, used } = made.passkey;
        return { id, device, made: at, used };
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/me/passkeys/:passkey',
      audit: 'password-changed',
      tag: 'people',
      about: 'Take a passkey away. The last one stays while there is no password.',
      who: 'account',
      params: z.strictObject({ passkey: sought(1000) }),
      answer: Done,
      run: async ({ params }, { participant }) => {
        const keys = await store.passkeysOf(participant.id);
        if (keys.length === 1 && (await people.secretOf(participant.id)) === null)
          throw new HttpFault(409, 'bad-passkey.last');
        if (!(await store.removePasskey(participant.id, params.passkey))) throw notFound();
        return done;
      },
    }),
  ];
};
