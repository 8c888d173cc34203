import { GuestBody, Me, NameBody, PasswordBody, SignedUp, SignInBody, SignUpBody, TicketAnswer } from '@forceout/wire';
import { household } from '../people/address.ts';
import { nameFault } from '../people/chosen-name.ts';
import { held, withList } from '../people/object-text.ts';
import { hashPassword, tooCommon, verifyDummy, verifyPassword } from '../people/passwords.ts';
import { newRecoveryCodes } from '../people/recovery.ts';
import { begin, meOf } from './begin-session.ts';
import type { Context } from './context.ts';
import { clearCookie } from './cookie.ts';
import { Done, done } from './done.ts';
import { HttpFault } from './fault.ts';
import { proved } from './guessed.ts';
import { jsonPieces } from './json-pieces.ts';
import { type Route, route } from './route.ts';
import { signOutEverywhere } from './sign-out.ts';

export { begin } from './begin-session.ts';

/** Nobody is called what an operator has blocked, nor like an official. */
export async function checkName({ names }: Pick<Context, 'names'>, name: string): Promise<void> {
  const fault = nameFault(name);
  if (fault !== null) throw new HttpFault(400, fault);
  if (await names.blocked(name)) throw new HttpFault(400, 'bad-name.blocked');
}

/** Everything of a class, and then nothing: its pupils are signed out and its tables are gone. */
export async function endClass({ classes, people, connections, registry }: Context, owner: string, id: string) {
  const card = await classes.card(owner, id);
  if (card === null) return null;
  const sessions = await Promise.all(card.pupils.map(pupil => people.signOutAll(pupil.id)));
  const exported = await classes.exportAndDelete(owner, id);
  for (const session of sessions.flat()) connections.endSession(session);
  registry.forget(exported?.streams ?? []);
  return exported;
}

export const peopleRoutes = (context: Context): readonly Route[] => {
  const { people, connections, attempts } = context;
  return [
    route({
      method: 'GET',
      url: '/api/me',
      tag: 'people',
      about: 'Who I am.',
      who: 'signed',
      answer: Me,
      run: async (_, { participant }) => meOf(participant),
    }),
    route({
      method: 'PATCH',
      url: '/api/me',
      tag: 'people',
      about: 'Another name for others to see. Pupils keep the one they were given.',
      who: 'account',
      body: NameBody,
      answer: Me,
      perMinute: 5,
      run: async ({ body }, { participant }) => {
        await checkName(context, body.name);
        await people.store.rename(participant.id, body.name);
        return { ...meOf(participant), name: body.name };
      },
    }),
    route({
      method: 'POST',
      url: '/api/guest',
      tag: 'people',
      about: 'Come as a guest with a made-up name. Whoever is signed in already stays who they are.',
      who: 'anyone',
      body: GuestBody,
      answer: Me,
      perMinute: 240,
      run: async (asked, signed) =>
        signed !== null && !asked.body.token
          ? meOf(signed.participant)
          : await begin(context, asked, null, await people.guest(), asked.body.token),
    }),
    route({
      method: 'POST',
      url: '/api/accounts',
      audit: 'account-made',
      tag: 'people',
      about: 'Make an account. No e-mail is asked for. A guest who makes one keeps their matches.',
      who: 'anyone',
      body: SignUpBody,
      answer: SignedUp,
      perMinute: 10,
      run: async (asked, signed) => {
        const { login, password, name, token } = asked.body;
        await checkName(context, name);
        if (await tooCommon(password, login, name)) throw new HttpFault(400, 'common-password');
        const secret = await hashPassword(password);
        const participant =
          signed?.participant.kind === 'guest'
            ? await people.promote(signed.participant, name, login, secret)
            : await people.add({ kind: 'account', name, login, secret });
        if (participant === null) throw new HttpFault(409, 'login-taken');
        const recovery = await newRecoveryCodes(people.store, participant.id);
        return { ...(await begin(context, asked, signed, participant, token)), recovery };
      },
    }),
    route({
      method: 'POST',
      url: '/api/session',
      audit: 'signed-in',
      tag: 'people',
      about: 'Sign in with user name and password.',
      who: 'anyone',
      body: SignInBody,
      answer: Me,
      perMinute: 60,
      run: async (asked, signed) => {
        const { login, password, token } = asked.body;
        const guess = { kind: 'password', name: login, address: household(asked.request.ip) };
        const participant = await proved(attempts, guess, async () => {
          const account = await people.account(login);
          const right =
            account?.secret == null ? await verifyDummy(password) : await verifyPassword(account.secret, password);
          return right ? await people.byId(account!.id) : null;
        });
        if (participant === null) throw new HttpFault(401, 'wrong-password');
        return await begin(context, asked, signed, participant, token);
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/session',
      audit: 'signed-out',
      tag: 'people',
      about: 'Sign out here; open connections of this session are closed.',
      who: 'signed',
      answer: Done,
      run: async ({ request, reply }, { session }) => {
        await people.signOut(session);
        connections.endSession(session);
        clearCookie(request, reply);
        return done;
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/sessions',
      audit: 'signed-out',
      tag: 'people',
      about: 'Sign out everywhere else.',
      who: 'signed',
      answer: Done,
      run: async (_, { participant, session }) => {
        await signOutEverywhere(context, participant.id, session);
        return done;
      },
    }),
    route({
      method: 'POST',
      url: '/api/password',
      audit: 'password-changed',
      tag: 'people',
      about: 'Change the password; every other session ends.',
      who: 'account',
      body: PasswordBody,
      answer: Done,
      perMinute: 10,
      run: async ({ body, request }, { participant, session }) => {
        const guess = { kind: 'password', name: participant.id, address: household(request.ip) };
        const right = await proved(attempts, guess, async () => {
          const secret = await people.secretOf(participant.id);
          return secret !== null && (await verifyPassword(secret, body.old)) ? true : null;
        });
        if (right === null) throw new HttpFault(403, 'wrong-password.old');
        const labels = (await context.classes.allOf(participant.id)).map(({ label }) => label);
        if (await tooCommon(body.new, participant.name, (await people.loginOf(participant.id)) ?? '', ...labels))
          throw new HttpFault(400, 'common-password');
        await people.setSecret(participant.id, await hashPassword(body.new));
        await signOutEverywhere(context, participant.id, session);
        return done;
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/export',
      audit: 'exported',
      tag: 'people',
      about: 'Everything that is kept about me.',
      who: 'signed',
      perMinute: 10,
      long: true,
      run: async ({ reply }, { participant }) => jsonPieces(reply, people.export(participant.id)),
    }),
    route({
      method: 'DELETE',
      url: '/api/me',
      audit: 'deleted',
      tag: 'people',
      about: 'Everything that is kept about me, and then nothing: export and delete in one act.',
      who: 'signed',
      perMinute: 10,
      long: true,
      run: async ({ request, reply }, { participant }) => {
        const exported = await held(people.export(participant.id, ['classes']));
        const classes: (readonly string[])[] = [];
        for (const { id } of await context.classes.allOf(participant.id)) {
          const ended = await endClass(context, participant.id, id);
          if (ended !== null) classes.push(ended.pieces);
        }
        const sessions = await people.signOutAll(participant.id);
        context.registry.forget(await people.erase(participant));
        for (const ended of sessions) connections.endSession(ended);
        clearCookie(request, reply);
        return jsonPieces(reply, withList(exported, 'classes', classes));
      },
    }),
    route({
      method: 'POST',
      url: '/api/ticket',
      tag: 'people',
      about: 'A ticket for one socket, good for half a minute. Say it in `hello`.',
      who: 'signed',
      answer: TicketAnswer,
      perMinute: 120,
      run: async (_, { session }) => await people.ticket(session),
    }),
  ];
};
