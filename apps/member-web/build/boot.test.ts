import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginFor } from '../src/access/returnTo.ts'
import boot from './boot.js?raw'
import { bootSettings } from './firstScreen.ts'

const { documentElement: html } = document
const replace = vi.fn<(address: string) => void>()
const asked: { path: string; headers: Record<string, string> }[] = []
let status = 'ON'

/** Opens a page at `address`, as far as the boot script goes. */
async function open(
  address: string,
  { host = 'site.example', brand = aBrand(), answersIn = 20, known = false } = {},
) {
  const files = { code: ['/assets/page.js'], home: ['/assets/home.js'], faces: ['/assets/face.woff2'] }
  const carried = { brand, first: bootSettings(files, { painted: !address.startsWith('/auth') }) }
  document.body.innerHTML = Object.entries(carried)
    .map(([id, data]) => `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`)
    .join('')
  const { pathname, search, hash } = new URL(address, 'http://site.example')
  const page = {
    location: { pathname, search, hash, hostname: host, replace },
    CSS: { supports: () => true },
    navigator: { userAgent: 'Android', serviceWorker: { controller: known ? {} : null } },
    performance: { timing: { requestStart: 0, responseStart: answersIn } },
    Promise,
    localStorage,
    setTimeout,
    fetch: (path: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ path, headers })
      return Promise.resolve(new Response(JSON.stringify({ status: 200, data: { websiteStatus: status } })))
    },
    siteKnown: Promise.resolve(),
  }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- it is a script, as the page holds it
  new Function('window', boot)(page)
  await page.siteKnown
}
const session = { token: 't', user: { uuid: 'u-1', username: 'demo1234' } }

beforeEach(() => {
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
})
afterEach(() => {
  asked.length = 0
  status = 'ON'
  replace.mockReset()
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

test('a member never sees a visitor’s page, and what the dashboard shows is asked for at once', async () => {
  localStorage.setItem('member-session', JSON.stringify(session))
  await open('/')
  expect(html.hasAttribute('data-blank')).toBe(true)
  expect(asked.map(({ path }) => path)).toContain('/api/auth/user/getCredit/demo1234')
  expect(asked.map(({ path }) => path)).toContain('/api/auth/user/detail/u-1')
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer t', platform: 'AND', channel: 'web' })
  expect(loading('modulepreload')).toEqual(['/assets/home.js'])
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
