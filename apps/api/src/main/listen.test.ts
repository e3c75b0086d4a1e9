import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { isUnavailable } from '../database/failures.ts'
import { fakePostgres } from '../database/fakePostgres.testing.ts'
import type { AppEnv } from '../services/services.ts'
import { CannotStart } from '../values/cannotStart.ts'
import { explain } from './explain.ts'
import { listen, openWhenReachable, refuseTakenPort } from './listen.ts'

afterEach(() => {
  vi.useRealTimers()
})

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

test('requests in progress as the server is stopped are answered, and no new ones are accepted', async () => {
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

function connectionTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (piece: Buffer) => {
    received += piece.toString()
  })
  const ended = new Promise<string>((resolve) => {
    socket.on('end', () => resolve('ended')).on('error', () => resolve('reset'))
  })
  return {
    ask: () => socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'),
    received: (text: string) => vi.waitFor(() => expect(received).toContain(text)),
    ended,
  }
}

test('a port that is taken is refused in one sentence, before and as it is listened to', async () => {
  const { stop, port } = await listen(new Hono<AppEnv>(), { port: 0, host: '127.0.0.1' })
  const taken = new CannotStart(`Port ${port} is taken. Stop what listens there, or set PORT to another one.`)
  await expect(refuseTakenPort({ port, host: '127.0.0.1' })).rejects.toThrow(taken)
  await expect(listen(new Hono<AppEnv>(), { port, host: '127.0.0.1' })).rejects.toThrow(taken)
  await stop(0)
})

test('a connection stays open longer than the two minutes of a proxy', async () => {
  const { stop, port } = await listen(new Hono<AppEnv>(), { port: 0, host: '127.0.0.1' })
  const answer = await fetch(`http://127.0.0.1:${port}`)
  expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120)
  await stop(0)
})

test('a kept-alive connection on which nothing comes does not keep the server from stopping', async () => {
  const app = new Hono<AppEnv>().get('/', (context) => context.text('done'))
  const { stop, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  const { ask, received, ended } = connectionTo(port)
  ask()
  await received('done')
  await stop(60_000, 50)
  expect(await ended).toBe('ended')
})

test('a kept-alive connection is answered once more with a close, never cut', async () => {
  const app = new Hono<AppEnv>().get('/', (context) => context.text('done'))
  const { stop, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  const connections = Array.from({ length: 20 }, () => connectionTo(port))
  for (const { ask } of connections) ask()
  for (const { received } of connections) await received('done')
  const stopped = stop()
  for (const { ask } of connections) ask()
  for (const { received, ended } of connections) {
    await received('Connection: close')
    expect(await ended).toBe('ended')
  }
  await stopped
})

test('a database that is not there is reported in one sentence, without its password', async () => {
  const url = 'postgres://member:secret@127.0.0.1:1/x'
  const { signal } = new AbortController()
  const fault = await openWhenReachable({ url }, { waitMs: 0, signal, log: () => {} }).catch(
    (error: unknown) => error,
  )
  expect(explain(fault)).toMatch(/^The database of DATABASE_URL cannot be opened \(ECONNREFUSED\)\.[^\n]+$/)
  expect(explain(fault)).not.toContain('secret')
})

test('an update that a deadlock with the bank feed undoes is made again', async () => {
  const server = await fakePostgres()
  server.deadlockAt('LOCK TABLE "deposits"')
  const { signal } = new AbortController()
  const log = vi.fn()
  const open = await openWhenReachable({ url: server.url }, { waitMs: 60_000, signal, log })
  expect(log).toHaveBeenCalledOnce()
  expect(server.heard.filter((statement) => statement.includes('LOCK TABLE "deposits"'))).toHaveLength(2)
  await open.close()
  await server.stop()
})

test('an operator who names a pooler alone reads what else to name', () => {
  const refused = Object.assign(new Error('unsupported startup parameter in options: lock_timeout'), {
    code: '08P01',
  })
  expect(explain(refused)).toMatch(/ Set DATABASE_DIRECT_URL [^\n]+$/)
  expect(isUnavailable(refused)).toBe(false)
  expect(isUnavailable(Object.assign(new Error('query_wait_timeout'), { code: '08P01' }))).toBe(true)
})
