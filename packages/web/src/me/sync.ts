import { GAMES } from '@forceout/rulebook';
import { mySeatAt } from '../history/my-seat.ts';
import { openStore } from '../host/store.ts';
import { call } from '../online/api.ts';
import { type Kept, loadKept, saveKept } from '../puzzles/keep.ts';
import { change, type Settings, settings } from '../settings/store.ts';
import { claimDevice } from './device-owner.ts';
import { isKept, whoAmI } from './session.ts';

const sentKey = (person: string): string => `forceout.sent.${person}`;

function sentBy(person: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(sentKey(person)) ?? '[]') as readonly string[]);
  } catch {
    return new Set();
  }
}

/** What another account of this device has taken is not this one's. */
const sentByOthers = (person: string): ReadonlySet<string> =>
  new Set(
    Object.keys(localStorage)
      .filter(key => key.startsWith(sentKey('')) && key !== sentKey(person))
      .flatMap(key => [...sentBy(key.slice(sentKey('').length))]),
  );

/** Finished matches of this device go into the history of the account, each once. */
async function sendMatches(person: string): Promise<void> {
  const sent = sentBy(person);
  const others = sentByOthers(person);
  const store = await openStore();
  for (const { setup, savedAt, over, online, watched } of await store.list()) {
    if (!over || online || watched || sent.has(setup.id) || others.has(setup.id)) continue;
    const events = (await store.load(setup.id))?.events ?? [];
    if (events.at(-1)?.event !== 'closed') continue;
    const answer = await call('POST', 'me/matches', {
      id: setup.id,
      at: savedAt,
      seat: mySeatAt(setup),
      sitters: setup.sitters.map(sitter => ({ bot: sitter.kind === 'bot' ? sitter.bot.level : null })),
      events,
    });
    if (!answer.ok && answer.code === 'offline') return;
    sent.add(setup.id);
    localStorage.setItem(sentKey(person), JSON.stringify([...sent].slice(-5000)));
  }
}

/** Whoever solved more knows more. */
async function matchPuzzles(): Promise<void> {
  const answer = await call<Readonly<Partial<Record<string, Kept>>>>('GET', 'me/puzzles');
  if (!answer.ok) return;
  for (const game of GAMES) {
    const here = loadKept(game);
    const there = answer.answer[game];
    if (there !== undefined && there.progress.tried > here.progress.tried) saveKept(game, there);
    else if (here.progress.tried > (there?.progress.tried ?? 0)) await call('POST', `me/puzzles/${game}`, here);
  }
}

/** Settings are those of the account; the first device brings them along. The name belongs to the account itself. */
async function matchSettings(): Promise<void> {
  const answer = await call<Partial<Settings>>('GET', 'me/settings');
  if (!answer.ok) return;
  if (Object.keys(answer.answer).length > 0) change({ ...answer.answer, name: settings().name });
  else await call('POST', 'me/settings', settings());
}

let running: Promise<void> | null = null;

/** Brings what this device and the account know to the same. */
export function syncMe(): Promise<void> {
  const who = whoAmI();
  if (!isKept(who)) return Promise.resolve();
  claimDevice(who);
  running ??= (async () => {
    try {
      if (who.kind === 'account') {
        await sendMatches(who.id);
        await matchSettings();
      }
      await matchPuzzles();
    } finally {
      running = null;
    }
  })();
  return running;
}

/** A setting was changed on purpose: it holds on the other devices too. */
export const sendSettings = (): void => {
  if (whoAmI()?.kind === 'account') void call('POST', 'me/settings', settings());
};
