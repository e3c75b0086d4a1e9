import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../request/services.ts'
import { listen } from './listen.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers when it is let to, and knows whether it is being asked. */
async function slowServer() {
  const gate = new EventTarget()
  const asked = new Promise((resolve) => {
    gate.addEventListener('asked', resolve)
  })
  const app = new Hono<AppEnv>().get('/', async (context) => {
    gate.dispatchEvent(new Event('asked'))
    await new Promise((resolve) => gate.addEventListener('go', resolve))
    return context.text('done')
  })
  const { stop, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${port}`
  const asking = fetch(address).then(
    (response) => response.text(),
    () => 'cut off',
  )
  await asked
  return { asking, stop, address, goOn: () => gate.dispatchEvent(new Event('go')) }
}

test('what is being answered as the server is told to stop is answered, and nobody new is let in', async () => {
  const { asking, goOn, stop, address } = await slowServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await expect(fetch(address)).rejects.toThrow()
  goOn()
  expect(await asking).toBe('done')
  await stopped
})

test('who answers for ever does not keep the server from stopping', async () => {
  const { asking, stop } = await slowServer()
  await stop(50)
  expect(await asking).toBe('cut off')
})
