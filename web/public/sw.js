// The offline shell: pages and assets from the cache when the server cannot be reached; the API is never cached.
const CACHE = "tianming-shell";

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(fresh(event.request));
});

async function fresh(request) {
  const cache = await caches.open(CACHE);
  const key = new URL(request.url).pathname === "/" ? "/" : request; // one page for every query
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
