// What the service worker does with messages of the server. The texts were kept by the page, in the person's language
// (src/lib/push.svelte.ts).

const KEPT = 'push-texts';

async function textOf(news) {
  const kept = await (await caches.open(KEPT)).match('/push-texts');
  const texts = kept ? await kept.json() : {};
  return { title: texts[news.type] ?? 'Tetrarch', body: texts[`game-${news.game}`] ?? '' };
}

async function show(news) {
  const { title, body } = await textOf(news);
  // One notification per table: a later one takes the place of the one before.
  await self.registration.showNotification(title, { body, tag: news.table, icon: '/icon-192.png', data: { table: news.table } });
}

async function openTable(table) {
  const path = `/table/${encodeURIComponent(table)}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The address may name a language too.
  const there = windows.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('push', (event) => {
  const news = event.data?.json();
  if (news) event.waitUntil(show(news));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});
