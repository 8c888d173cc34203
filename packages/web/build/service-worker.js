// Keeps every file of the page, so that tables on this device work with no network.
const CACHE = 'forceout-__VERSION__';
const FILES = __FILES__;
/** A network that takes a call and does not answer is no network. */
const PATIENCE_MS = 3000;
/** How long open pages have to say which files they use. */
const ASK_MS = 2000;

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim().then(forgetUnused));
});

self.addEventListener('message', event => {
  if (event.data === 'tidy') event.waitUntil(forgetUnused());
});

/** Somebody is called to their table: the tab that has it comes forward, or opens anew. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const address = event.notification.data ?? './';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(pages => {
      const there = pages.find(({ url }) => url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});

/** A page that is open says which script it began with; null when it does not answer. */
function scriptOf(client) {
  return new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), ASK_MS);
    client.postMessage('which-script', [port2]);
  });
}

/** The files of an older build go when no page uses them any more: a match that is open needs them to its end. */
async function forgetUnused() {
  const older = (await caches.keys()).filter(name => name.startsWith('forceout-') && name !== CACHE);
  if (older.length === 0) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(open.map(scriptOf));
  if (scripts.includes(null)) return;
  for (const name of older) {
    const cache = await caches.open(name);
    const used = await Promise.all(scripts.map(script => cache.match(script)));
    if (used.every(kept => kept === undefined)) await caches.delete(name);
  }
}

const kept = async request => {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? (await caches.match(request));
};

/** The page itself comes fresh where a network answers in time, else as it is kept. */
async function freshPage(request) {
  const fresh = fetch(request);
  fresh.catch(() => {});
  const late = new Promise(done => setTimeout(done, PATIENCE_MS, null));
  try {
    const answer = await Promise.race([fresh, late]);
    if (answer?.ok) return answer;
  } catch {}
  return (await kept('./')) ?? fresh;
}

// Parts of the page carry their own fingerprint and never change.
self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const scope = new URL(self.registration.scope).pathname;
  if (!url.pathname.startsWith(scope)) return;
  if (request.mode === 'navigate' && url.pathname === scope) {
    event.respondWith(freshPage(request));
    return;
  }
  // What the server says anew each time is not ours to keep.
  if (/^(api|health|metrics|socket)\b/.test(url.pathname.slice(scope.length))) return;
  event.respondWith(kept(request).then(found => found ?? fetch(request)));
});
