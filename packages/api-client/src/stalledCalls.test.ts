import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getOperation, getSetting } from './endpoints/site.ts'
import { stalledCalls } from './stalledCalls.ts'
import { anOperation, aSetting, never, mockApi } from './testing.ts'

const operation = 'GET /api/setting/operational/website'
const setting = 'GET /api/setting'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a call that waits for more than 15 seconds is told of, and told of no more once it is over', async () => {
  const told: number[] = []
  const stop = stalledCalls.subscribe(() => told.push(stalledCalls.getSnapshot()))
  mockApi({ [operation]: never(), [setting]: never() })
  const leaving = new AbortController()
  const calls = [
    getOperation(leaving.signal).catch(() => 'cancelled'),
    getSetting(leaving.signal).catch(() => 'cancelled'),
  ]
  await vi.advanceTimersByTimeAsync(14_999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([1, 2])
  leaving.abort()
  await Promise.all(calls)
  expect(told).toEqual([1, 2, 1, 0])
  stop()
})

test('a call that is answered in time, or fails, is never told of', async () => {
  mockApi({ [operation]: anOperation(), [setting]: aSetting({ minDeposit: -0.001 }) })
  await getOperation()
  await getSetting().catch(() => 'unreadable')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stalledCalls.getSnapshot()).toBe(0)
})
