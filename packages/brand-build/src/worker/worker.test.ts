import { runInNewContext } from 'node:vm'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { anApp, thai, thaiAndEnglish } from '../anApp.testing.ts'
import { offlinePage, serviceWorker } from './workerFiles.ts'

type Listener = (event: object) => void

/** Runs the built worker with mocked browser globals; returns its listeners. */
function run(globals: object, languages = thai) {
  const listeners: Record<string, Listener> = {}
  const addEventListener = (name: string, listener: Listener) => (listeners[name] = listener)
  runInNewContext(serviceWorker({ 'index.html': '1' }, languages), {
    self: { URL, addEventListener, ...globals },
  })
  return listeners
}

/** Installs the worker with an event of these methods; returns the pages it has stored. */
async function installed(methods: object) {
  const stored: string[] = []
  const listeners = run({
    Response,
    fetch: async () => new Response('page'),
    caches: { open: async () => ({ put: async (path: string) => stored.push(path) }) },
  })
  let work: Promise<unknown> | undefined
  listeners['install']?.({ ...methods, waitUntil: (given: Promise<unknown>) => (work = given) })
  await work
  return stored
}

function offline(languages = thai) {
  const listeners = run(
    { fetch: () => Promise.reject(new Error('no network')), caches: { match: async (path: string) => path } },
    languages,
  )
  return (path: string, mode: string) => {
    let answer: Promise<string> | undefined
    listeners['fetch']?.({
      request: { url: `https://a.example${path}`, mode },
      respondWith: (given: Promise<string>) => (answer = given),
    })
    return answer
  }
}

test.each(['/', '/login', '/auth/withdraw', '/auth/games/slot/all?x=1.5', '/nothing'])(
  'without a network a member who opens %s reads that there is none',
  async (path) => expect(await offline()(path, 'navigate')).toBe('/offline.html'),
)

test.each([
  ['/api/auth/user/getCredit/demo1234', 'cors'],
  ['/api/auth/user/getCredit/demo1234', 'navigate'],
  ['/api/setting', 'cors'],
  ['/files/logo.svg', 'no-cors'],
  ['/simulated/live-score', 'navigate'],
  ['/support.html', 'navigate'],
  ['/unsupported.html', 'navigate'],
  ['/assets/index-1.js', 'cors'],
  ['/login', 'cors'],
])('%s (%s) is none of the worker’s business', (path, mode) => {
  expect(offline()(path, mode)).toBeUndefined()
})

test('where the browser supports it, only a navigation wakes the worker', async () => {
  const routes: { condition: { requestMode: string }; source: string }[] = []
  await installed({ addRoutes: async (given: typeof routes) => void routes.push(...given) })
  expect(routes.map(({ source }) => source)).toEqual(['network', 'network', 'network'])
  expect(routes.map(({ condition }) => condition.requestMode)).toEqual(['cors', 'no-cors', 'same-origin'])
})

test('a browser that has no routes, or refuses these, installs the worker, too', async () => {
  expect(await installed({})).toEqual(['/offline.html'])
  expect(await installed({ addRoutes: () => Promise.reject(new TypeError()) })).toEqual(['/offline.html'])
})

test('the worker has the one page and no other', () => {
  const text = serviceWorker({ 'index.html': '1' }, thai)
  expect([...text.matchAll(/\.(?:put|add|addAll)\(/g)]).toHaveLength(1)
  expect(text).toContain("const pages = ['/offline.html']")
})

test('the worker is another one whenever a page of the brand changes, and only then', () => {
  const worker = serviceWorker({ 'index.html': '1' }, thai)
  expect(serviceWorker({ 'index.html': '1' }, thai)).toBe(worker)
  expect(serviceWorker({ 'index.html': '2' }, thai)).not.toBe(worker)
  expect(worker).not.toContain('<version>')
})

test('the page without a network speaks Thai, in the brand’s name and colours', () => {
  const page = offlinePage(aBrand({ displayName: '<แสงทอง>' }), Buffer.from('icon'), 'th', anApp.tables.th)
  expect(page).toContain('<h1>เชื่อมต่อเว็บไซต์ไม่ได้</h1>')
  expect(page).toContain('<span>&lt;แสงทอง&gt;</span>')
  expect(page).toContain('--brand:')
  expect(page).toContain('src="data:image/png;base64,aWNvbg=="')
  expect(page).not.toMatch(/(?:src|href)="(?!data:)[^"]+"/)
})

test('without a network a page in English is answered in English', async () => {
  expect(await offline(thaiAndEnglish)('/en/auth/deposit', 'navigate')).toBe('/en/offline.html')
  expect(await offline(thaiAndEnglish)('/auth/deposit', 'navigate')).toBe('/offline.html')
})
