import type { Division, EditionId } from '@forceout/rulebook';
import type { ClassBoard, ClassCard, Did, FoundClass, LogInCards, PupilHome, Work } from '@forceout/wire';
import { setMe, whoAmI } from '../me/session.ts';
import { syncMe } from '../me/sync.ts';
import { call, type Fetched, type Me } from '../online/api.ts';

const at = (...parts: readonly string[]): string => ['classes', ...parts].map(encodeURIComponent).join('/');

const CLASSES = 50;
/** A page of my classes, oldest first; null when that was the last. */
export async function myClasses(
  after: string | null,
): Promise<Fetched<{ readonly classes: readonly ClassCard[]; readonly after: string | null }>> {
  const query = new URLSearchParams({ limit: String(CLASSES), ...(after === null ? {} : { after }) });
  const found = await call<readonly ClassCard[]>('GET', `classes?${query}`);
  if (!found.ok) return found;
  const last = found.answer.length < CLASSES ? undefined : found.answer.at(-1);
  return { ok: true, answer: { classes: found.answer, after: last ? `${last.made}.${last.id}` : null } };
}
export const makeClass = (label: string, days: number): Promise<Fetched<ClassCard>> =>
  call('POST', 'classes', { label, days });
export const boardOf = (id: string): Promise<Fetched<ClassBoard>> => call('GET', at(id, 'board'));
export const changeClass = (
  id: string,
  change: { readonly open?: boolean; readonly roams?: boolean },
): Promise<Fetched<ClassCard>> => call('PATCH', at(id), change);

export interface EndedClass {
  readonly deleted: { readonly pupils: number; readonly tables: number; readonly entries: number };
  readonly class: ClassCard;
}
export const endClass = (id: string): Promise<Fetched<EndedClass>> => call('DELETE', at(id));

export const addPupils = (id: string, names: readonly string[], more: number): Promise<Fetched<LogInCards>> =>
  call('POST', at(id, 'pupils'), { names, more });
export const newCards = (id: string, pupils?: readonly string[]): Promise<Fetched<LogInCards>> =>
  call('POST', at(id, 'cards'), pupils ? { pupils } : {});
export const takeOut = (id: string, pupil: string): Promise<Fetched<ClassCard>> =>
  call('DELETE', at(id, 'pupils', pupil));
export const movePupil = (id: string, pupil: string, to: string): Promise<Fetched<unknown>> =>
  call('POST', at(id, 'pupils', pupil, 'move'), { to });

export const setWork = (id: string, work: Work): Promise<Fetched<ClassBoard>> => call('POST', at(id, 'work'), work);
export const changeWork = (
  id: string,
  work: string,
  change: { readonly due?: number; readonly closed?: boolean },
): Promise<Fetched<ClassBoard>> => call('PATCH', at(id, 'work', work), change);

export const startTables = (
  id: string,
  start: {
    readonly edition: EditionId;
    readonly division: Division;
    readonly by?: 'random' | 'level';
    readonly work?: string;
  },
): Promise<Fetched<{ readonly tables: readonly string[]; readonly left: readonly string[] }>> =>
  call('POST', at(id, 'tables'), start);

export interface Pupil extends Me {
  readonly pin?: string;
}
/** Whose class has this code. */
export const findClass = (code: string): Promise<Fetched<FoundClass>> => call('POST', at('find'), { code });

/** A pupil is known from then on, and nothing of whoever used this device before is theirs. */
export async function enterClass(code: string, pupil?: string, pin?: string): Promise<Fetched<Pupil>> {
  const given = await call<Pupil>('POST', 'classes/enter', { code, ...(pupil === undefined ? {} : { pupil, pin }) });
  if (given.ok) {
    setMe(given.answer);
    await syncMe();
  }
  return given;
}

export const pupilHome = (): Promise<Fetched<PupilHome>> => call('GET', 'class');

export const isPupil = (): boolean => whoAmI()?.kind === 'pupil';

/** What waits for the network belongs to the pupil who did it. */
const waitingKey = (): string => `forceout.did.${whoAmI()?.id ?? ''}`;

const waiting = (): readonly Did[] => JSON.parse(localStorage.getItem(waitingKey()) ?? '[]') as readonly Did[];

/** Tells the class what its pupil did; without a line it waits on the device and goes with the next one. */
export async function tellClass(did: Did): Promise<void> {
  if (!isPupil()) return;
  localStorage.setItem(waitingKey(), JSON.stringify([...waiting(), did].slice(-200)));
  await sendWaiting();
}

export async function sendWaiting(): Promise<void> {
  for (;;) {
    const [next, ...rest] = waiting();
    if (next === undefined) return;
    const key = waitingKey();
    const sent = await call('POST', 'class/did', next);
    if (!sent.ok && sent.code === 'offline') return;
    if (rest.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(rest));
  }
}
