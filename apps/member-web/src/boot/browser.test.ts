import { expect, test, vi } from 'vitest'
import { bootScripts } from '../../build/bootScripts.ts'

const [browser = ''] = bootScripts()

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

const [, boot] = bootScripts()

test('a page carries no addresses or atoms that its boot script does not use', () => {
  expect(boot).toContain('"/auth/dashboard"')
  expect(boot).not.toMatch(/deposit\/slip|play-safe|No brand: set brandAtom/)
})
