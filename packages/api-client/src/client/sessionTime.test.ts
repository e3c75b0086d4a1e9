// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aLogin } from '../testing/index.ts'

const storageKey = 'member-session'

const freshPage = () => {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('time', () => {
  test('of the server ends it when it is over', async () => {
    vi.useFakeTimers()
    const { startSession, receiveServerTime, getSession, getEnding } = await freshPage()
    receiveServerTime(Date.now())
    startSession(aLogin({ expiresAt: inAnHour() }))
    vi.advanceTimersByTime(3_599_000)
    expect(getSession()).not.toBeNull()
    vi.advanceTimersByTime(2_000)
    expect(getSession()).toBeNull()
    expect(getEnding()).toEqual({ reason: 'expired', username: 'demo1234' })
    expect(localStorage.getItem(storageKey)).toBeNull()
  })

  test('that is over before the next visit shows a visitor at once, and ends it once the server says so', async () => {
    vi.useFakeTimers()
    const before = await freshPage()
    before.receiveServerTime(Date.now())
    before.startSession(aLogin({ expiresAt: inAnHour() }))
    vi.setSystemTime(Date.now() + 7_200_000)
    const after = await freshPage()
    expect(after.getSession()).toBeNull()
    expect(after.getEnding()).toEqual({ reason: 'expired', username: 'demo1234' })
    after.receiveServerTime(Date.now())
    vi.advanceTimersByTime(1)
    expect(localStorage.getItem(storageKey)).toBeNull()
    expect(after.getEnding()).toEqual({ reason: 'expired', username: 'demo1234' })
  })

  test('a clock that runs years ahead ends nothing; the server decides', async () => {
    const { startSession, getSession } = await freshPage()
    startSession(aLogin({ expiresAt: '2020-01-01T00:00:00+07:00' }))
    expect(getSession()).not.toBeNull()
  })

  test.each([
    ['ahead', 86_400_000],
    ['behind', -86_400_000],
  ])('a phone whose clock is a day %s has its session for as long as it is good', async (_, off) => {
    vi.useFakeTimers()
    const serverTime = () => Date.now() - off
    const before = await freshPage()
    before.receiveServerTime(serverTime())
    before.startSession(aLogin({ expiresAt: new Date(serverTime() + 3_600_000).toISOString() }))
    const { receiveServerTime, getSession } = await freshPage()
    expect(getSession()).not.toBeNull()
    receiveServerTime(serverTime())
    vi.advanceTimersByTime(3_599_000)
    expect(getSession()).not.toBeNull()
    vi.advanceTimersByTime(2_000)
    expect(getSession()).toBeNull()
  })

  test('a phone whose clock was in 1970 for a moment stays logged in once the clock is right', async () => {
    vi.useFakeTimers()
    const now = Date.now()
    const before = await freshPage()
    before.receiveServerTime(now)
    before.startSession(aLogin({ expiresAt: inAnHour() }))
    vi.setSystemTime(0)
    before.receiveServerTime(now)
    vi.setSystemTime(now)
    vi.advanceTimersByTime(1_000)
    expect(before.getSession()).not.toBeNull()
    const { getSession } = await freshPage()
    vi.advanceTimersByTime(1_000)
    expect(getSession()).not.toBeNull()
  })

  test('a phone whose clock jumps years ahead, also while a page opens, stays logged in', async () => {
    vi.useFakeTimers()
    const now = Date.now()
    const before = await freshPage()
    before.receiveServerTime(now)
    before.startSession(aLogin({ expiresAt: inAnHour() }))
    vi.setSystemTime(now + 1e12)
    vi.advanceTimersByTime(1_000)
    expect(before.getSession()).not.toBeNull()
    const { getSession, getEnding, onSession, receiveServerTime } = await freshPage()
    const heard = vi.fn()
    onSession(heard)
    expect(getSession()).toBeNull()
    vi.advanceTimersByTime(1_000)
    receiveServerTime(now + 2_000)
    expect(getSession()).toMatchObject({ token: 'a-token' })
    expect(getEnding()).toBeNull()
    expect(heard).toHaveBeenCalledExactlyOnceWith(getSession(), null)
  })

  test('a session of many years does not end at once', async () => {
    vi.useFakeTimers()
    const { startSession, receiveServerTime, getSession } = await freshPage()
    receiveServerTime(Date.now())
    startSession(aLogin({ expiresAt: new Date(Date.now() + 1e12).toISOString() }))
    vi.advanceTimersByTime(2 ** 31)
    expect(getSession()).not.toBeNull()
  })
})
