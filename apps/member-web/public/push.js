// Shows what the server tells this device, with the site closed too (Web Push), and opens what it speaks of at a tap. A
// worker of its own beside sw.js: it is installed when a member turns messages on, so that nobody else loads it.
;((self) => {
  const history = '/auth/transaction/history?kind='
  const screens = {
    deposits: `${history}deposit`,
    withdrawals: `${history}withdraw`,
    retry: '/auth/withdraw',
    devices: '/auth/settings/devices',
  }

  const pathOf = ({ about, reference }) => {
    const screen = screens[about]
    if (!screen) return '/auth/inbox'
    return reference ? `${screen}&entry=${encodeURIComponent(reference)}` : screen
  }

  const show = ({ title, body, tag, ...about }) =>
    self.registration.showNotification(title, { body, tag, icon: '/icons/192.png', data: pathOf(about) })

  const open = async (path) => {
    const { href } = new self.URL(path, self.location.origin)
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // Another page of the site is left as it is: something may be typed there.
    const there = pages.find(({ url }) => url === href)
    return there ? there.focus() : self.clients.openWindow(href)
  }

  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
})(self)
