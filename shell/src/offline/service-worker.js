/**
 * Caches the pages that also work offline: a page posts its path and the files it uses, and both are kept until a newer release replaces
 * them. Shows the notifications that arrive while no page is open. Everything else goes to the network as if this weren't here.
 */
const KEPT = 'kept-pages';
/** File names that contain a digest of their content. */
const RELEASED = /^\/(?:assets|remotes\/([\w-]+)\/([0-9a-f]{16}))\//;
const UNAVAILABLE = 502;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (RELEASED.test(pathname)) event.respondWith(fileFor(request, pathname));
  else if (request.mode === 'navigate') event.respondWith(pageFor(request, pathname));
});

/** A cached file matches its name. A request that bypasses the cache, because a file arrived damaged, replaces it with a fresh one. */
async function fileFor(request, pathname) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(pathname);
  if (known && request.cache !== 'reload') return known;
  const fresh = await fetch(request);
  if (known && fresh.ok) await kept.put(pathname, fresh.clone());
  return fresh;
}

/** The current page; the cached one without a network or a platform. */
async function pageFor(request, pathname) {
  const known = await (await caches.open(KEPT)).match(pathname);
  try {
    const fresh = await fetch(request);
    return known && fresh.status >= UNAVAILABLE ? known : fresh;
  } catch (failure) {
    if (known) return known;
    throw failure;
  }
}

/** Caches a page as it is now with its files, and deletes files of older releases. */
async function keep({ page, files }) {
  const kept = await caches.open(KEPT);
  const known = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  await kept.add(page);
  await kept.addAll(files.filter((file) => RELEASED.test(file) && !known.has(file)));
  const current = new Map(files.map((file) => RELEASED.exec(file)).map((found) => [found?.[1], found?.[2]]));
  const isOld = (file) => {
    const [, remote, release] = RELEASED.exec(file) ?? [];
    return remote !== undefined && current.has(remote) && current.get(remote) !== release;
  };
  await Promise.all([...known].filter(isOld).map((file) => kept.delete(file)));
}

/** A browser that shows nothing for a push may end the subscription, so there is always something to show. */
function show({ title, body, path, tag }) {
  return self.registration.showNotification(title, { body, tag, data: { path } });
}

/** Opens a notification's page, in a tab that shows it already if there is one. */
async function open(notification) {
  notification.close();
  const { href } = new URL(notification.data?.path ?? '/', self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
