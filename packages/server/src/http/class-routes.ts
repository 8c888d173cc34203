import {
  ClassBody,
  ClassCard,
  EnterClassBody,
  FindClassBody,
  FoundClass,
  MakeClassBody,
  PageQuery,
  PupilAnswer,
} from '@forceout/wire';
import { z } from 'zod';
import { household } from '../people/address.ts';
import type { Context } from './context.ts';
import { HttpFault, notFound } from './fault.ts';
import { guessed, proved } from './guessed.ts';
import { jsonPieces } from './json-pieces.ts';
import { IdParams, PupilParams } from './params.ts';
import { begin, endClass } from './people-routes.ts';
import { type Route, route } from './route.ts';
import { signOutEverywhere } from './sign-out.ts';

const SHUT = {
  'no-class': () => new HttpFault(404, 'no-class'),
  closed: () => new HttpFault(403, 'class-closed'),
  full: () => new HttpFault(403, 'class-full'),
} as const;

export const classRoutes = (context: Context): readonly Route[] => {
  const { classes, people, connections, attempts } = context;
  return [
    route({
      method: 'POST',
      url: '/api/classes',
      audit: 'class-made',
      tag: 'classes',
      about: 'Make a class. Pupils come in with its code and get made-up names; everything ends by itself.',
      who: 'account',
      body: MakeClassBody,
      answer: ClassCard,
      perMinute: 20,
      run: async ({ body }, { participant }) => await classes.add(participant.id, body.label, body.days),
    }),
    route({
      method: 'GET',
      url: '/api/classes',
      tag: 'classes',
      about: 'My classes, oldest first.',
      who: 'account',
      query: PageQuery,
      answer: z.array(ClassCard),
      run: async ({ query }, { participant }) => await classes.of(participant.id, query.after ?? null, query.limit),
    }),
    route({
      method: 'PATCH',
      url: '/api/classes/:id',
      tag: 'classes',
      about: 'Open or close the class to new pupils, and its pupils to the tables of others.',
      who: 'account',
      params: IdParams,
      body: ClassBody,
      answer: ClassCard,
      run: async ({ params, body }, { participant }) => {
        const { open, roams } = body;
        if (!(await classes.owns(participant.id, params.id))) throw notFound();
        if (open !== undefined) await classes.setOpen(participant.id, params.id, open);
        if (roams !== undefined) await classes.setRoams(participant.id, params.id, roams);
        return await classes.card(participant.id, params.id);
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/classes/:id',
      audit: 'deleted',
      tag: 'classes',
      about: 'Everything of the class, and then nothing: export and delete in one act.',
      who: 'account',
      long: true,
      params: IdParams,
      run: async ({ params, reply }, { participant }) => {
        const exported = await endClass(context, participant.id, params.id);
        if (exported === null) throw notFound();
        context.classLogs.forget(params.id);
        return jsonPieces(reply, exported.pieces);
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/:id/pupils/:pupil/pin',
      audit: 'number-renewed',
      tag: 'classes',
      about: 'A new number for a pupil who forgot it; the old one and open sessions end.',
      who: 'account',
      params: PupilParams,
      answer: z.strictObject({ pin: z.string() }),
      perMinute: 60,
      run: async ({ params }, { participant }) => {
        const pin = await classes.newPin(participant.id, params.id, params.pupil);
        if (pin === null) throw notFound();
        await signOutEverywhere(context, params.pupil);
        return { pin };
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/classes/:id/pupils/:pupil',
      audit: 'deleted',
      tag: 'classes',
      about: 'Take a pupil out of the class and forget them.',
      who: 'account',
      params: PupilParams,
      answer: ClassCard,
      run: async ({ params }, { participant }) => {
        const card = await classes.card(participant.id, params.id);
        if (!card?.pupils.some(p => p.id === params.pupil)) throw notFound();
        const sessions = await people.signOutAll(params.pupil);
        await people.store.forget(params.pupil);
        await people.store.scrub();
        for (const session of sessions) connections.endSession(session);
        return await classes.card(participant.id, params.id);
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/find',
      tag: 'classes',
      about: 'Which class has this code, and whose it is: nobody sits down in the wrong one.',
      who: 'anyone',
      body: FindClassBody,
      answer: FoundClass,
      perMinute: 120,
      run: async ({ body: { code }, request }) => {
        const guess = { kind: 'code', name: code, address: household(request.ip) };
        const found = await guessed(
          attempts,
          guess,
          () => classes.called(code),
          called => called !== null,
        );
        if (found === null) throw SHUT['no-class']();
        return found;
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/enter',
      audit: 'signed-in',
      tag: 'classes',
      about: 'Come into a class: with its code for the first time, with name and number as well when coming back.',
      who: 'anyone',
      body: EnterClassBody,
      answer: PupilAnswer,
      perMinute: 120,
      run: async (asked, signed) => {
        const { code, pupil, pin, token } = asked.body;
        const address = household(asked.request.ip);
        if (pupil !== undefined || pin !== undefined) {
          const guess = { kind: 'number', name: `${code} ${pupil ?? ''}`, group: code, address };
          const back = await proved(attempts, guess, () => classes.comeBack(code, pupil ?? '', pin ?? ''));
          if (back === null) throw new HttpFault(401, 'wrong-pin');
          return await begin(context, asked, signed, back, token);
        }
        const guess = { kind: 'code', name: code, address };
        const entered = await guessed(
          attempts,
          guess,
          () => classes.enter(code),
          found => found !== 'no-class',
        );
        if (typeof entered === 'string') throw SHUT[entered]();
        return { ...(await begin(context, asked, signed, entered.pupil, token)), pin: entered.pin };
      },
    }),
  ];
};
