import { aCredit, anAnnouncement } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bootScripts } from '../../build/bootScripts.ts'
import { firstCalls } from '../../build/app.ts'
import { routes } from '../routes/routes.ts'
import { loginFor } from '../session/returnTo.ts'
import { shouldHydrate } from './page.ts'
import type { PageData } from './pageData.ts'
import { th } from './words.ts'

const [, boot = ''] = bootScripts()
const { documentElement: html } = document
const replace = vi.fn<(address: string) => void>()
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const listeners = new Map<string, (event: { target: unknown; error?: unknown }) => void>()
let status = 'ON'

const renderedFor: Record<string, PageData['renderedFor']> = {
  '/': 'visitor',
  '/login': 'visitor',
  '/auth/dashboard': 'member',
}

function open(address: string, { host = 'site.example', brand = aBrand(), language = 'th' } = {}) {
  const { pathname, search, hash } = new URL(address, 'http://site.example')
  const { firstCalls: own = [] } = routes.find(({ path }) => path === pathname) ?? {}
  const calls = { ...firstCalls, everyone: [...firstCalls.everyone, ...own] }
  const page: PageData = {
    version: '1.2.3',
    renderedFor: renderedFor[pathname] ?? null,
    firstCalls: calls,
    texts: th,
  }
  html.lang = language
  document.body.innerHTML = Object.entries({ brand, page })
    .map(([id, data]) => `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`)
    .join('')
  document.body.insertAdjacentHTML('beforeend', '<div id="root"><h1>{name} ({username})</h1></div>')
  const opened = {
    location: { pathname, search, hash, hostname: host, origin: window.location.origin, replace },
    navigator: { userAgent: 'Android' },
    CSS: { supports: () => true },
    Promise,
    fetch: fetched,
    localStorage,
    addEventListener: (event: string, listener: (event: { target: unknown; error?: unknown }) => void) =>
      listeners.set(event, listener),
    fillMemberName: () => undefined,
    showStartUpFailure: () => undefined,
  }
  vi.stubGlobal('fetch', fetched)
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script as in the page
  new Function('window', boot)(opened)
  return opened
}

const logIn = () =>
  localStorage.setItem(
    'member-session',
    JSON.stringify({ token: 't', user: { uuid: 'u-1', username: 'demo1234', name: 'สมชาย' } }),
  )
const asked = () => fetched.mock.calls.map(([address]) => address)
const root = () => document.getElementById('root') ?? document.body

beforeEach(() => {
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify({ status: 200, data: { websiteStatus: status } }))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  status = 'ON'
  fetched.mockReset()
  replace.mockReset()
  localStorage.clear()
  vi.unstubAllGlobals()
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name)
})

test.each(['/auth', '/auth/dashboard', '/auth/deposit?a=1#b'])(
  'a visitor at %s is led to the login before anything is seen',
  (address) => {
    open(address)
    expect(html.hasAttribute('data-for-others')).toBe(true)
    expect(replace).toHaveBeenCalledWith(loginFor(address))
    expect(asked()).toEqual([])
  },
)

test.each(['/', '/login', '/register', '/auth'])('a member at %s is led home', (address) => {
  logIn()
  open(address)
  expect(replace).toHaveBeenCalledWith('/auth/dashboard')
  expect(asked()).toEqual([])
})

test('a visitor’s page asks what it needs first, with the app’s own headers', () => {
  open('/')
  expect(asked()).toEqual([
    '/api/setting/operational/website',
    '/api/configuration',
    '/api/setting',
    '/api/announcement',
    '/api/deposit',
    '/api/withdraw/history',
  ])
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
    channel: 'web',
    version: '1.2.3',
    hostname: 'site.example',
  })
  expect(shouldHydrate(root(), true)).toBe(true)
})

test('a member’s page asks as the member, and greets them by name', () => {
  logIn()
  const { fillMemberName } = open('/auth/dashboard')
  expect(asked()).toContain('/api/auth/user/getCredit/demo1234')
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer t' })
  fillMemberName()
  expect(root().textContent).toBe('สมชาย (demo1234)')
  expect(shouldHydrate(root(), true)).toBe(true)
})

test('a member’s home shows the credit before the app’s code is there', async () => {
  logIn()
  const answer = JSON.stringify({ status: 200, data: aCredit({ balance: 16_832.81 }) })
  fetched.mockImplementation(() => Promise.resolve(new Response(answer)))
  const { fillMemberName } = open('/auth/dashboard')
  root().innerHTML = '<p id="early-credit"></p><p id="early-credit-pattern" hidden>0<i>.<!-- -->00</i></p>'
  fillMemberName()
  await vi.waitFor(() => expect(document.getElementById('early-credit')?.textContent).toBe('16,832.81'))
})

test('the picture of what comes over a member’s home is asked for with the answer that names it', async () => {
  logIn()
  const pictures: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address)
      }
    },
  )
  const popup = anAnnouncement({ type: 'POPUP', image: '/files/news.svg' })
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify({ status: 200, data: [popup] }))),
  )
  open('/auth/dashboard')
  await vi.waitFor(() => expect(pictures).toEqual(['/files/news.svg']))
})

test('a page whose comments were removed in transit is rendered anew, and stays until then', () => {
  open('/')
  root().dataset['markers'] = '2'
  root().innerHTML = '<!--$--><p>ยินดีต้อนรับ</p><!--/$-->'
  expect(shouldHydrate(root(), true)).toBe(true)
  root().innerHTML = '<p>ยินดีต้อนรับ</p>'
  expect(shouldHydrate(root(), true)).toBe(false)
  expect(root().textContent).toBe('ยินดีต้อนรับ')
})

test('on a special host nothing of the page that was rendered for the others is used', () => {
  open('/', { host: 'special.example', brand: aBrand({ specialHosts: ['special.example'] }) })
  expect(html.hasAttribute('data-for-others')).toBe(true)
  expect(shouldHydrate(root(), true)).toBe(false)
  expect(root().textContent).toBe('')
})

test('where the site is closed the page says so as soon as it is known', async () => {
  status = 'MA'
  open('/')
  await vi.waitFor(() => expect(html.hasAttribute('data-closed')).toBe(true))
  expect(document.getElementById('boot-note')?.textContent).toContain('ปิดปรับปรุง')
})

test('a file of the start-up that does not come is tried once more, and then a reload is offered', () => {
  open('/')
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/assets/main-1.js'
  listeners.get('error')?.({ target: script })
  expect(document.head.querySelector('script[src$="/assets/main-1.js"]')).not.toBeNull()
  expect(document.getElementById('boot-note')).toBeNull()
  listeners.get('error')?.({ target: script })
  expect(document.querySelector('#boot-note button')?.textContent).toBe('รีเฟรชหน้า')
})

test('a file of the start-up that came cut short: a reload is offered, and finds it whole', () => {
  open('/')
  const file = `${window.location.origin}/assets/main-1.js`
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: file }] })
  listeners.get('error')?.({ target: window, error: new SyntaxError('Unexpected end of input') })
  expect(document.querySelector('#boot-note button')?.textContent).toBe('รีเฟรชหน้า')
  expect(fetched.mock.lastCall).toEqual([file, { cache: 'reload' }])
})

test('a start-up that fails in the app offers a reload', () => {
  open('/').showStartUpFailure()
  expect(document.querySelector('#boot-note button')?.textContent).toBe('รีเฟรชหน้า')
})

test('a page that does not answer for long says so before 15 seconds are over, until it does', async () => {
  vi.useFakeTimers()
  open('/')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(document.getElementById('boot-note')).toBeNull()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(document.getElementById('boot-note')?.textContent).toContain('โหลดช้ากว่าปกติ')
  expect(document.querySelector('#boot-note button')?.textContent).toBe('รีเฟรชหน้า')
  html.setAttribute('data-hydrated', '')
  await vi.advanceTimersByTimeAsync(0)
  expect(document.getElementById('boot-note')).toBeNull()
})

const inTwo = { brand: aBrand({ languages: ['th', 'en'] }) }

test.each([
  ['/auth/deposit?a=1', '/en/auth/deposit?a=1'],
  ['/', '/en/auth/dashboard'],
])('a member who chose English on this device and opens %s is led to %s', (address, english) => {
  logIn()
  localStorage.setItem('language', 'en')
  open(address, inTwo)
  expect(replace).toHaveBeenCalledWith(english)
})

test('a visitor at a member’s page in English is led to the login in English, and brought back', () => {
  open('/en/auth/deposit', inTwo)
  expect(replace).toHaveBeenCalledWith(`/en${loginFor('/auth/deposit')}`)
})

test('the first calls of a page in English ask for answers in English', () => {
  open('/en/login', { ...inTwo, language: 'en' })
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Accept-Language': 'en' })
})

test('an address in English is shown in English, whatever was chosen before', () => {
  localStorage.setItem('language', 'th')
  open('/en/login', inTwo)
  expect(replace).not.toHaveBeenCalled()
})
