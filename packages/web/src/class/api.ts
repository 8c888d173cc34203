import type { Division, EditionId } from '@forceout/rulebook';
import type { ClassBoard, ClassCard, Did, LogInCards, PupilHome, Work } from '@forceout/wire';
import { call, type Fetched, type Me } from '../online/api.ts';

const at = (...parts: readonly string[]): string => ['classes', ...parts].map(encodeURIComponent).join('/');

export const whoAmI = (): Promise<Fetched<Me>> => call('GET', 'me');
export const signInAs = (login: string, password: string): Promise<Fetched<Me>> =>
  call('POST', 'session', { login, password });
export const signUp = (login: string, password: string, name: string): Promise<Fetched<Me>> =>
  call('POST', 'accounts', { login, password, name });

export const myClasses = (): Promise<Fetched<readonly ClassCard[]>> => call('GET', 'classes');
export const makeClass = (label: string, days: number): Promise<Fetched<ClassCard>> =>
  call('POST', 'classes', { label, days });
export const boardOf = (id: string): Promise<Fetched<ClassBoard>> => call('GET', at(id, 'board'));
export const setOpen = (id: string, open: boolean): Promise<Fetched<ClassCard>> => call('PATCH', at(id), { open });

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
  start: { readonly edition: EditionId; readonly division: Division; readonly by: 'random' | 'level' },
): Promise<Fetched<{ readonly tables: readonly string[]; readonly left: readonly string[] }>> =>
  call('POST', at(id, 'tables'), start);

export interface Pupil extends Me {
  readonly pin?: string;
}
export const enterClass = (code: string, pupil?: string, pin?: string): Promise<Fetched<Pupil>> =>
  call('POST', 'classes/enter', { code, ...(pupil === undefined ? {} : { pupil, pin }) });
export const signOut = (): Promise<Fetched<unknown>> => call('DELETE', 'session');

export const pupilHome = (): Promise<Fetched<PupilHome>> => call('GET', 'class');

const PUPIL = 'forceout.pupil';

/** This device is in the hands of a pupil of a class. */
export const markPupil = (name: string | null): void =>
  name === null ? localStorage.removeItem(PUPIL) : localStorage.setItem(PUPIL, name);
export const isPupil = (): boolean => localStorage.getItem(PUPIL) !== null;

const WAITING = 'forceout.did';

/** Tells the class what its pupil did; without a line it waits on the device and goes with the next one. */
export async function tellClass(did: Did): Promise<void> {
  if (!isPupil()) return;
  const waiting = JSON.parse(localStorage.getItem(WAITING) ?? '[]') as Did[];
  localStorage.setItem(WAITING, JSON.stringify([...waiting, did].slice(-200)));
  await sendWaiting();
}

export async function sendWaiting(): Promise<void> {
  for (;;) {
    const [next, ...rest] = JSON.parse(localStorage.getItem(WAITING) ?? '[]') as Did[];
    if (next === undefined) return;
    const sent = await call('POST', 'class/did', next);
    if (!sent.ok && sent.code === 'offline') return;
    localStorage.setItem(WAITING, JSON.stringify(rest));
  }
}
