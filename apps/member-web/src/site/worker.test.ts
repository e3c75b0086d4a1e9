import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installWorker, newerWaits, renew } from './worker.ts'

const reload = vi.fn<() => void>()
const listeners: (() => void)[] = []
const waiting = {
  postMessage: vi.fn<(message: string, transfer: []) => void>(() =>
    listeners.forEach((listener) => listener()),
  ),
}
const register = vi.fn<(path: string) => Promise<void>>()
let ready: typeof waiting | null = null

beforeEach(() => {
  ready = null
  register.mockReset().mockResolvedValue()
  reload.mockReset()
  waiting.postMessage.mockClear()
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-1.js')
  document.head.append(script)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistration: async () => ({ waiting: ready, update: async () => undefined }),
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    },
  })
})
afterEach(() => {
  document.querySelector('script[src]')?.remove()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a built site installs its worker; one that is being developed does not', async () => {
  await installWorker()
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  document.querySelector('script[src]')?.setAttribute('src', '/src/main.ts')
  await installWorker()
  expect(register).toHaveBeenCalledTimes(1)
})

test('a browser that refuses the worker, or has none, shows the site all the same', async () => {
  register.mockRejectedValue(new Error('refused'))
  await expect(installWorker()).resolves.toBeUndefined()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(installWorker()).resolves.toBeUndefined()
  expect(await newerWaits()).toBe(false)
})

test('a newer build that waits is known, and nothing is opened anew by itself', async () => {
  expect(await newerWaits()).toBe(false)
  ready = waiting
  expect(await newerWaits()).toBe(true)
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('at the member’s press the newer build takes over, and then the page opens anew', async () => {
  ready = waiting
  await renew(reload)
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('renew', [])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('where no worker waits the page just opens anew', async () => {
  await renew(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})
