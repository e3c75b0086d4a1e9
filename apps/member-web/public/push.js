// Shows push messages, also with the site closed, and opens the page they refer to when tapped. Separate from
// sw.js: installed only when a member subscribes.
const read = (data) => {
  try {
    return Object(data.json())
  } catch {
    return {}
  }
}

const textOr = (value, other) => (typeof value === 'string' && value !== '' ? value : other)

;((self) => {
  const history = '/auth/transaction/history?kind='
  const screens = new Map([
    ['deposits', `${history}deposit`],
    ['withdrawals', `${history}withdraw`],
    ['retry', '/auth/withdraw'],
    ['devices', '/auth/settings/devices'],
  ])

  const pathOf = ({ about, reference, at }) => {
    // Path prefix of the message's language.
    const prefix = /^\/[a-z]{2}$/.test(at) ? at : ''
    const screen = screens.get(about)
    if (!screen) return `${prefix}/auth/inbox`
    return prefix + (reference ? `${screen}&entry=${encodeURIComponent(reference)}` : screen)
  }

  // Browsers end a subscription whose message shows nothing.
  const untitled = () =>
    /^th/i.test(self.navigator.language) ? 'มีความเคลื่อนไหวในบัญชีของคุณ' : 'There is news in your account'

  const show = ({ title, body, tag, ...about }) =>
    self.registration.showNotification(textOr(title, untitled()), {
      body: textOr(body, ''),
      tag: textOr(tag, 'news'),
      icon: '/icons/192.png',
      data: pathOf(about),
    })

  /** Subscribes again after the browser ended the subscription. */
  const renew = async ({ newSubscription, oldSubscription }) => {
    const { applicationServerKey } = Object(Object(oldSubscription).options)
    if (!newSubscription && applicationServerKey)
      await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  }

  const open = async (path) => {
    const { href } = new self.URL(path, self.location.origin)
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // Other open pages of the site are left alone: the member may be typing there.
    const there = pages.find(({ url }) => url === href)
    return there ? there.focus() : self.clients.openWindow(href)
  }

  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
})(self)
