// A client whose types come from the server's own document: `npm install`, `npm run types`, `npm run check`.
import type { components, paths } from './api.js';

type View = components['schemas']['View'];
type Act = components['schemas']['PlayerActInput'];
type Event = components['schemas']['TableEvent'];
type Reads = { [P in keyof paths]: paths[P] extends { get: { responses: { 200: unknown } } } ? P : never }[keyof paths];
type Answer<P extends Reads> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer A } } } };
}
  ? A
  : never;

/** Reads with the token of a program. */
async function read<P extends Reads>(base: string, token: string, path: P, id: string): Promise<Answer<P>> {
  const answer = await fetch(base + path.replace('{id}', id), { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(((await answer.json()) as components['schemas']['Fault']).message);
  return (await answer.json()) as Answer<P>;
}

export async function myActs(base: string, token: string, table: string): Promise<readonly Act[]> {
  const view: View = await read(base, token, '/api/tables/{id}/view', table);
  return view.acts.filter(({ open }) => !open).map(({ act }) => act);
}

export async function shakesPlayed(base: string, token: string, table: string): Promise<number> {
  const { events } = await read(base, token, '/api/tables/{id}/record', table);
  return events.filter((event: Event) => event.event === 'scored').length;
}

// @ts-expect-error A View has no such field, and the types know.
export const wrong = (view: View): unknown => view.nonesuch;
