// Keeps the pages and the engine, so that a game alone can be played without a network after the first visit.
// `version` and `files` stand above this text in sw.js; tools/service_worker.ts writes them.
const addresses = new Set(files.map((file) => new URL(file, location.href).href));
const ours = "parlour-"; // others may keep something on the same origin, too
const shelf = `${ours}${version}`;
const decks = `${ours}decks`; // room/pass/decks.ts puts pictures there, for games without a network

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll([...addresses])));
});

// A new version waits until no page of the old one is open: a page must not lose the files that it may still need.
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith(ours) && name !== shelf && name !== decks) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (addresses.has(url.href) || url.pathname.includes("/api/decks/")) event.respondWith(kept(request));
});

// The newest page if there is a network, else the one that was kept: all our addresses are the same page.
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(4000) });
  } catch {
    return (await caches.match(new URL("./", location.href))) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
