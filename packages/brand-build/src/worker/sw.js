// The site's service worker: without a network, a navigation gets an offline page. It handles and stores nothing
// else, so it never contains calls, pictures or money of a member.
;((self) => {
  // Replaced by the brand build with a hash of all pages: a changed worker is an update.
  const version = '<version>'
  // Offline pages by language, the site's first language first.
  const pages = ['<pages>']

  const keepPage = async (page) => {
    const answer = await self.fetch(page, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`${page} is not there.`)
    const cache = await self.caches.open(version)
    // Rebuilt, because a navigation refuses a redirected response.
    await cache.put(page, new self.Response(await answer.blob(), { headers: answer.headers }))
  }

  const begin = async () => {
    const others = (await self.caches.keys()).filter((name) => name !== version)
    await Promise.all(others.map((name) => self.caches.delete(name)))
    // If supported, the browser requests the page while the worker starts.
    const { navigationPreload } = self.registration
    if (navigationPreload) await navigationPreload.enable()
    await self.clients.claim()
  }

  const answerTo = async ({ request, preloadResponse }) => {
    try {
      return (await preloadResponse) || (await self.fetch(request))
    } catch {
      const { pathname } = new self.URL(request.url)
      const inLanguage = pages.find(
        (page) => page.lastIndexOf('/') > 0 && pathname.startsWith(page.replace('offline.html', '')),
      )
      return self.caches.match(inLanguage || pages[0])
    }
  }

  const otherModes = ['cors', 'no-cors', 'same-origin']

  const install = async (event) => {
    // Where supported, nothing but a navigation wakes the worker. Chromium also loses a navigation when a newer
    // worker replaces one that is still answering for the page's files.
    const routes = otherModes.map((requestMode) => ({ condition: { requestMode }, source: 'network' }))
    try {
      if (event.addRoutes) await event.addRoutes(routes)
    } catch {
      // The listener for `fetch` leaves these requests alone, too.
    }
    await Promise.all(pages.map(keepPage))
  }

  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(begin()))
  // A newer worker waits until the member confirms or closes the site.
  self.addEventListener('message', ({ data }) => data === 'renew' && self.skipWaiting())
  self.addEventListener('fetch', (event) => {
    const { mode, url } = event.request
    // The server's paths and files, such as the chat's frame, are not pages of the app.
    const isPage = !/^\/(?:api|files|simulated)\/|\.[^/]*$/.test(new self.URL(url).pathname)
    if (mode === 'navigate' && isPage) event.respondWith(answerTo(event))
  })
})(self)
