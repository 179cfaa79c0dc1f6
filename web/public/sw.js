/* Beside the pages: shows notices that were pushed, and says what is going on when the server cannot be reached. */
const SHELL = "shell-2";
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([OFFLINE, "/icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const stale = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(stale.then(() => self.clients.claim()));
});

// Only whole pages: everything else is the application's own business, which repeats what can be repeated.
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const path = typeof told.path === "string" && told.path.startsWith("/") ? told.path : "/";
  event.waitUntil(self.registration.showNotification(told.title || "Ecumene", { body: told.body || "", icon: "/icon.svg", tag: path, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  const go = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => one.url === address);
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(go());
});
