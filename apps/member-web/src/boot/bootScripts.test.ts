import { signIn } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultsScript, bootScripts } from '../../build/bootScripts.ts'
import { routeAt } from '../routes/routes.ts'

const endpoint = 'https://reports.example/in'
const posted = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
interface Report {
  kind: string
  page: string
  message?: string
}
const reportsIn = ({ body }: RequestInit): Report[] => {
  const { reports }: { reports: Report[] } = JSON.parse(typeof body === 'string' ? body : '')
  return reports
}
const sent = () => posted.mock.calls.flatMap(([, init]) => reportsIn(init))

const open = (path = '/') => {
  window.history.replaceState(null, '', path)
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script as in the page
  new Function(faultsScript())()
}
const fail = (error: unknown, kind = 'error') => window.dispatchEvent(new ErrorEvent(kind, { error }))
const refuse = (blockedURI: string) =>
  window.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      violatedDirective: 'img-src',
      effectiveDirective: 'img-src',
      blockedURI,
      documentURI: 'https://site.example/aff/ABC123?x=1',
      sourceFile: 'https://site.example/assets/a.js',
      lineNumber: 1,
      columnNumber: 2,
    }),
  )

const pageAt = (pathname: string) => routeAt(pathname)?.path ?? '/404'

const goOn = async (share = 100) => {
  // Reports start once per page, so each test needs a fresh module.
  vi.resetModules()
  const { startReports } = await import('@member/analytics/reports')
  for (let time = 0; time < 2; time += 1)
    startReports(aBrand({ reports: { endpoint, share } }), { version: '1', build: 'a.js', pageAt })
  return () => vi.waitFor(() => expect(Array.isArray(window.faults)).toBe(false))
}
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  posted.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', posted)
})
afterEach(() => vi.unstubAllGlobals())

test('what goes wrong before anybody listens is reported too, by the route and never by the address', async () => {
  signIn({ name: 'somchai' })
  open('/aff/ABC123?token=secret')
  fail(new TypeError('no somchai at 0812345678'))
  await (
    await goOn()
  )()
  fail(new Error('a screen broke'), 'caught')
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { name: 'Somchai' } }))
  const { ApiError } = await import('@member/api-client')
  fail(new ApiError({ kind: 'refused', status: 422001, code: 'X', message: 'ของสมชาย' }))
  refuse('https://evil.example/a?who=somchai')
  leave()
  const page = '/aff/:afCode'
  expect(sent()).toMatchObject([
    { kind: 'error', page, message: 'TypeError: no … at #' },
    { kind: 'error', page, message: 'Error: a screen broke' },
    { kind: 'error', page, message: 'object' },
    { kind: 'error', page, message: 'ApiError: refused 422001 X' },
    { kind: 'policy', page, message: 'img-src https://evil.example', stack: ['assets/a.js:1:2'] },
  ])
  const all = JSON.stringify(posted.mock.calls)
  for (const personal of ['ABC123', 'secret', 'somchai', 'สมชาย', '0812345678'])
    expect(all).not.toContain(personal)
  const [address, { credentials, referrerPolicy, keepalive }] = posted.mock.calls[0]!
  expect(address).toBe(endpoint)
  expect({ credentials, referrerPolicy, keepalive }).toEqual({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
})

test('a storm of one fault is one report, wherever it blows; of many no page tells more than twenty', async () => {
  open()
  await (
    await goOn()
  )()
  for (let time = 0; time < 50; time += 1) {
    window.history.replaceState(null, '', time % 2 ? '/login' : '/contact')
    refuse('inline')
  }
  for (let time = 0; time < 50; time += 1) refuse(`https://${'a'.repeat(time + 1)}.example`)
  leave()
  expect(sent().filter(({ message }) => message === 'img-src inline')).toHaveLength(1)
  expect(sent()).toHaveLength(20)
  expect(posted).toHaveBeenCalledTimes(1)
})

test('a visit that is not drawn loads nothing and tells nothing', async () => {
  open()
  await goOn(0)
  for (let time = 0; time < 50; time += 1) fail(new Error('again'))
  leave()
  expect(window.faults).toHaveLength(20)
  expect(posted).not.toHaveBeenCalled()
})

const [browser = '', boot] = bootScripts()

test.each([
  ['Edge 18', 'Mozilla/5.0 Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763', true],
  ['a Chrome', 'Mozilla/5.0 Chrome/79.0.3945.0 Safari/537.36', false],
])('%s is shown the page for old browsers: %s', (_, userAgent, isOld) => {
  const replace = vi.fn<(address: string) => void>()
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  const opened = {
    location: { replace },
    navigator: { userAgent },
    CSS: { supports: () => true },
    Promise,
    fetch: vi.fn<typeof fetch>(),
  }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script as in the page
  new Function('window', browser)(opened)
  expect(replace.mock.calls).toEqual(isOld ? [['/unsupported.html']] : [])
})

test('a page carries no addresses or atoms that its boot script does not use', () => {
  expect(boot).toContain('"/auth/dashboard"')
  expect(boot).not.toMatch(/deposit\/slip|play-safe|No brand: set brandAtom/)
})
