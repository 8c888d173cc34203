import type { Participant } from '@forceout/host';
import type { Me } from '@forceout/wire';
import { deviceOf } from '../people/device.ts';
import type { Signed } from '../people/people.ts';
import type { Context } from './context.ts';
import { setCookie } from './cookie.ts';
import type { Asked } from './route.ts';

export const meOf = ({ id, name, kind, classId }: Participant) => ({ id, name, kind, classId });

/** A session begins: as a cookie, or for programs as a token. The one before ends, so that no session is handed on. */
export async function begin(
  { people, connections }: Pick<Context, 'people' | 'connections'>,
  { request, reply }: Pick<Asked<unknown, unknown, unknown>, 'request' | 'reply'>,
  before: Signed | null,
  participant: Participant,
  asToken: boolean | undefined,
): Promise<Me> {
  if (before !== null) {
    await people.signOut(before.session);
    connections.endSession(before.session);
  }
  const device = asToken ? 'program' : deviceOf(request.headers['user-agent']);
  const token = await people.signIn(participant, device);
  if (asToken) return { ...meOf(participant), token };
  setCookie(request, reply, token, participant.kind);
  return meOf(participant);
}
