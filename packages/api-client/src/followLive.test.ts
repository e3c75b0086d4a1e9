// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLive } from './followLive.ts'
import { aDeposit, signIn, signOut } from './testing/index.ts'

const leaving = { now: new AbortController() }
const onEvent = vi.fn<(event: unknown, id: string) => void>()

const serverOf = (pieces: string[], last: 'ends' | 'stays') => {
  const fetched = vi.fn<typeof fetch>((_, { signal } = {}) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        let at = 0
        const send = () => {
          if (signal?.aborted) return
          const piece = pieces[at++]
          if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
          else if (last === 'ends') controller.close()
          // eslint-disable-next-line real-time/no-wait -- by a turned clock
          if (at <= pieces.length) setTimeout(send, 1_000)
        }
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        send()
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const follows = () => {
  void followLive({ signal: leaving.now.signal, onEvent, onState: () => undefined })
}

beforeEach(() => {
  vi.useFakeTimers()
  leaving.now = new AbortController()
  onEvent.mockClear()
  signIn()
})
afterEach(() => {
  leaving.now.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signOut()
})

const event = 'id: 1\ndata: {"changed":["credit"]}\n\n'

test('a line that ends after each event is asked for ever more slowly', async () => {
  const fetched = serverOf([event], 'ends')
  follows()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onEvent).toHaveBeenCalled()
  expect(fetched.mock.calls.length).toBeLessThan(10)
})

test('an event tells what is known of it, where a newer server names more', async () => {
  serverOf(['id: 1\ndata: {"changed":["weather","credit"]}\n\n'], 'stays')
  follows()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onEvent).toHaveBeenCalledWith({ changed: ['credit'] }, '1')
})

test('a line that held for half a minute is followed by the next within two seconds', async () => {
  const fetched = serverOf(
    Array.from({ length: 31 }, () => event),
    'ends',
  )
  follows()
  await vi.advanceTimersByTimeAsync(5 * 34_000)
  expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(5)
})

test('an event without an end is not read on: the connection is closed', async () => {
  serverOf(
    Array.from({ length: 40 }, (_, at) => (at === 0 ? 'data: ' : 'x'.repeat(20_000))),
    'stays',
  )
  const states: boolean[] = []
  void followLive({ signal: leaving.now.signal, onEvent, onState: (isLive) => states.push(isLive) })
  await vi.advanceTimersByTimeAsync(5_500)
  expect(states.slice(0, 2)).toEqual([true, false])
  expect(onEvent).not.toHaveBeenCalled()
})

test.each([-5, 1e21, 0.001])('an event that names a deposit of %s baht says nothing', async (amount) => {
  const deposit = { ...aDeposit(), amount }
  serverOf([`id: 1\ndata: ${JSON.stringify({ changed: ['deposits'], deposit })}\n\n`, event], 'stays')
  follows()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(onEvent.mock.calls.map(([received]) => received)).toEqual([{ changed: ['credit'] }])
})
