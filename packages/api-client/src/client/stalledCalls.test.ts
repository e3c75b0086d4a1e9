import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getOperation, getSetting } from '../endpoints/site.ts'
import { stalledCalls } from './stalledCalls.ts'
import { anOperation, aSetting, never, mockApi } from '../testing/index.ts'

const operation = 'GET /api/setting/operational/website'
const setting = 'GET /api/setting'

const cancelled = () => 'cancelled'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a call that waits is reported before 15 seconds are over, on a late phone too, and no more once it is over', async () => {
  const counts: number[] = []
  const stop = stalledCalls.subscribe(() => counts.push(stalledCalls.getSnapshot()))
  mockApi({ [operation]: never(), [setting]: never() })
  const leaving = new AbortController()
  const calls = [
    getOperation(leaving.signal).catch(() => 'cancelled'),
    getSetting(leaving.signal).catch(() => 'cancelled'),
  ]
  await vi.advanceTimersByTimeAsync(9_999)
  expect(counts).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(counts).toEqual([1, 2])
  leaving.abort()
  await Promise.all(calls)
  expect(counts).toEqual([1, 2, 1, 0])
  stop()
})

test('a call that is answered in time, or fails, is never reported', async () => {
  mockApi({ [operation]: anOperation(), [setting]: aSetting({ minDeposit: -0.001 }) })
  await getOperation()
  await getSetting().catch(() => 'unreadable')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stalledCalls.getSnapshot()).toBe(0)
})

test('a question asked again before it was answered has been waiting all along', async () => {
  mockApi({ [operation]: never() })
  const [first, second] = [new AbortController(), new AbortController()]
  const asked = getOperation(first.signal).catch(cancelled)
  await vi.advanceTimersByTimeAsync(6_000)
  const again = getOperation(second.signal).catch(cancelled)
  first.abort()
  await asked
  expect(stalledCalls.getSnapshot()).toBe(0)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(stalledCalls.getSnapshot()).toBe(1)
  second.abort()
  await again
  expect(stalledCalls.getSnapshot()).toBe(0)
})

test('a call that the page sent before the app was here waits since then', async () => {
  mockApi({})
  const abort = vi.fn<() => void>()
  const answer = new Promise<never>(() => {})
  globalThis.early = { [operation]: { token: null, at: Date.now(), abort, answer } }
  await vi.advanceTimersByTimeAsync(6_000)
  const leaving = new AbortController()
  const call = getOperation(leaving.signal).catch(() => 'cancelled')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(stalledCalls.getSnapshot()).toBe(1)
  leaving.abort()
  await call
  expect(abort).toHaveBeenCalled()
})
