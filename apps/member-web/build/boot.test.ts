import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginFor } from '../src/access/returnTo.ts'
import boot from './boot.js?raw'
import { bootSettings, dashboardCalls, landingCalls, type OwnSettings } from './firstScreen.ts'

const { documentElement: html } = document
const replace = vi.fn<(address: string) => void>()
const assign = vi.fn<(address: string) => void>()
const asked: { path: string; headers: Record<string, string> }[] = []
let status = 'ON'

const pages: Record<string, OwnSettings> = {
  '/': { painted: 'visitor', calls: landingCalls },
  '/login': { painted: 'visitor' },
  '/auth/dashboard': { painted: 'member', calls: dashboardCalls },
}

/** Opens a page at `address`, as far as the boot script goes. */
async function open(
  address: string,
  { host = 'site.example', brand = aBrand(), answersIn = 20, known = false } = {},
) {
  const own = pages[address] ?? {}
  const first = bootSettings({ code: ['/assets/page.js'], faces: ['/assets/face.woff2'], ...own })
  // Whatever page an earlier test has left open holds no press any more.
  document.dispatchEvent(new Event('app-ready'))
  document.body.innerHTML = Object.entries({ brand, first })
    .map(([id, data]) => `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`)
    .join('')
  document.body.insertAdjacentHTML('beforeend', `<div id="root"><a href="/auth/deposit">{name}</a></div>`)
  const { pathname, search, hash } = new URL(address, 'http://site.example')
  const timers: (() => void)[] = []
  const frames: (() => void)[] = []
  const page = {
    location: { pathname, search, hash, hostname: host, replace, assign },
    timers,
    frames,
    CSS: { supports: () => true },
    navigator: { userAgent: 'Android', serviceWorker: { controller: known ? {} : null } },
    performance: { timing: { requestStart: 0, responseStart: answersIn } },
    Promise,
    localStorage,
    setTimeout: (end: () => void) => timers.push(end),
    clearTimeout,
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    fetch: (path: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ path, headers })
      return Promise.resolve(new Response(JSON.stringify({ status: 200, data: { websiteStatus: status } })))
    },
    siteKnown: Promise.resolve(),
    early: {} as Record<string, { answer: Promise<unknown> }>,
    greet: () => undefined,
  }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- it is a script, as the page holds it
  new Function('window', boot)(page)
  await page.siteKnown
  return page
}
const session = { token: 't', user: { uuid: 'u-1', username: 'demo1234', name: 'สมชาย' } }

beforeEach(() => {
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
})
afterEach(() => {
  asked.length = 0
  status = 'ON'
  replace.mockReset()
  assign.mockReset()
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name)
  document.head.textContent = ''
})

test.each(['/auth', '/auth/dashboard', '/auth/deposit?a=1#b'])(
  'a visitor at %s is led to the login before anything is painted',
  async (address) => {
    await open(address)
    expect(html.hasAttribute('data-blank')).toBe(true)
    expect(replace).toHaveBeenCalledWith(loginFor(address))
    expect(asked).toEqual([])
  },
)

const site = '/api/setting/operational/website'
const loading = (rel: string) =>
  Array.from(document.head.querySelectorAll(`link[rel=${rel}]`), (link) => link.getAttribute('href'))

test('a visitor sees the painted page as soon as the site is known to be open', async () => {
  const opened = open('/')
  expect(html.hasAttribute('data-wait')).toBe(true)
  await opened
  expect(html.hasAttribute('data-wait')).toBe(false)
  expect(html.hasAttribute('data-blank')).toBe(false)
})

test('what is further down is left to the frame after the first', async () => {
  const { frames, timers } = await open('/')
  expect(html.hasAttribute('data-early')).toBe(true)
  frames.forEach((draw) => draw())
  expect(html.hasAttribute('data-early')).toBe(true)
  timers.forEach((end) => end())
  expect(html.hasAttribute('data-early')).toBe(false)
})

test('nothing shares the line with what a painted page waits for', async () => {
  const opened = open('/')
  expect(asked.map(({ path }) => path)).toEqual([site])
  expect(loading('modulepreload')).toEqual([])
  await opened
  expect(asked.map(({ path }) => path)).toContain('/api/deposit')
  expect(loading('modulepreload')).toEqual(['/assets/page.js'])
})

test.each([
  ['come before the first paint on a quick line', { answersIn: 30 }, true],
  ['come before it to who was here before', { answersIn: 300, known: true }, true],
  ['come after it on a slow line', { answersIn: 300 }, false],
])('the faces of its type %s', async (_, line, before) => {
  const opened = open('/', line)
  expect(loading('preload')).toEqual(before ? ['/assets/face.woff2'] : [])
  await opened
  expect(loading('preload')).toEqual(['/assets/face.woff2'])
})

test('under maintenance the painted page is never seen', async () => {
  status = 'MA'
  await open('/')
  expect(html.dataset['site']).toBe('MA')
  expect(html.hasAttribute('data-blank')).toBe(true)
})

const logIn = (over: object = {}) =>
  localStorage.setItem('member-session', JSON.stringify({ ...session, ...over }))

test.each(['/', '/login', '/register', '/auth', '/auth/'])(
  'a member at %s is led to their home, and never sees a visitor’s page',
  async (address) => {
    logIn()
    await open(address)
    expect(html.hasAttribute('data-blank')).toBe(true)
    expect(replace).toHaveBeenCalledWith('/auth/dashboard')
    expect(asked).toEqual([])
  },
)

test('what a member’s home shows is asked for at once, and their name stands in it', async () => {
  logIn()
  const page = await open('/auth/dashboard')
  expect(html.hasAttribute('data-blank')).toBe(false)
  expect(asked.map(({ path }) => path)).toContain('/api/auth/user/getCredit/demo1234')
  expect(asked.map(({ path }) => path)).toContain('/api/auth/user/detail/u-1')
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer t', platform: 'AND', channel: 'web' })
  expect(loading('modulepreload')).toEqual(['/assets/page.js'])
  // It gives way to the figures.
  expect(document.querySelector('[rel=modulepreload]')).toHaveProperty('fetchPriority', 'low')
  page.greet()
  expect(document.getElementById('root')?.textContent).toBe('สมชาย')
})

test('whose session is over is a visitor', async () => {
  logIn({ since: Date.now() - 2_000, expiresAt: new Date(Date.now() - 1_000).toISOString() })
  await open('/auth/dashboard')
  expect(replace).toHaveBeenCalledWith('/login')
})

test('a painted page is taken over as it was painted: no answer comes before', async () => {
  logIn()
  const { early } = await open('/auth/dashboard')
  const heard = vi.fn<(answer: unknown) => void>()
  void early['GET /api/setting']?.answer.then(heard)
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  expect(heard).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('app-ready'))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
})

const touch = (touched: Element | null) =>
  touched?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

test('a link that is touched before the app is there is followed by the app', async () => {
  logIn()
  await open('/auth/dashboard')
  const link = document.querySelector('a')
  expect(touch(link)).toBe(false)
  expect(link?.hasAttribute('data-held')).toBe(true)
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  link?.addEventListener('click', followed)
  document.dispatchEvent(new Event('app-ready'))
  expect(followed).toHaveBeenCalledTimes(1)
  expect(link?.hasAttribute('data-held')).toBe(false)
})

test('a visitor’s link leads to its page at once', async () => {
  await open('/')
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  touch(link)
  expect(link?.hasAttribute('data-held')).toBe(false)
})

test('a button that is pressed before the app is there is pressed again when it is', async () => {
  await open('/')
  document.body.insertAdjacentHTML('beforeend', '<button type="button"></button>')
  const button = document.querySelector('button')
  const pressed = vi.fn<() => void>()
  button?.addEventListener('click', pressed)
  touch(button)
  expect(button?.hasAttribute('data-held')).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('app-ready'))
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(button?.hasAttribute('data-held')).toBe(false)
  touch(button)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('where the app does not come the link is followed all the same', async () => {
  logIn()
  const { timers } = await open('/auth/dashboard')
  touch(document.querySelector('a'))
  timers.forEach((end) => end())
  expect(assign).toHaveBeenCalledWith(expect.stringContaining('/auth/deposit'))
})

test('a special host never sees the brand’s other layout', async () => {
  await open('/', { host: 'special.example', brand: aBrand({ specialHosts: ['special.example'] }) })
  expect(html.hasAttribute('data-blank')).toBe(true)
})

test('a form is sent once before the app is there, and keeps what is in it', async () => {
  await open('/login')
  document.body.insertAdjacentHTML('beforeend', '<form><input name="username"></form>')
  const form = document.querySelector('form')
  const field = document.querySelector('input')
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  form?.addEventListener('submit', heard)
  const send = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  send()
  send()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(field?.readOnly).toBe(true)
  document.dispatchEvent(new Event('app-ready'))
  expect(field?.readOnly).toBe(false)
})
