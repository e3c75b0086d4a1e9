// The site's service worker: without a network a navigation gets a page that says so. It answers nothing else and
// keeps nothing else, so that no call, picture or money of a member is ever in it.
;((self) => {
  // Written by the brand build, from all pages of the brand: a worker unlike the last one is an update.
  const version = '<version>'
  // One for each language of the site, its first one first.
  const pages = ['<pages>']

  const keepPage = async (page) => {
    const answer = await self.fetch(page, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`${page} is not there.`)
    const cache = await self.caches.open(version)
    // Made anew: a host may have redirected, which a navigation would refuse.
    await cache.put(page, new self.Response(await answer.blob(), { headers: answer.headers }))
  }

  const begin = async () => {
    const others = (await self.caches.keys()).filter((name) => name !== version)
    await Promise.all(others.map((name) => self.caches.delete(name)))
    // Where a browser can, it asks for the page while the worker starts.
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

  self.addEventListener('install', (event) => event.waitUntil(Promise.all(pages.map(keepPage))))
  self.addEventListener('activate', (event) => event.waitUntil(begin()))
  // A newer worker waits until the member says so, or has closed the site.
  self.addEventListener('message', ({ data }) => data === 'renew' && self.skipWaiting())
  self.addEventListener('fetch', (event) => {
    const { mode, url } = event.request
    // The server's own paths and files, the frame of the chat among them, are no pages of the app.
    const isPage = !/^\/(?:api|files|simulated)\/|\.[^/]*$/.test(new self.URL(url).pathname)
    if (mode === 'navigate' && isPage) event.respondWith(answerTo(event))
  })
})(self)
