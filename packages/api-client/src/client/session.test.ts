// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aLogin, aMember } from '../testing/index.ts'

const storageKey = 'member-session'

const freshPage = () => {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const fromOtherTab = (newValue: string | null, key: string | null = storageKey) => {
  if (newValue === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

describe('a session', () => {
  test('lasts over a reload', async () => {
    const before = await freshPage()
    before.startSession(aLogin())
    const after = await freshPage()
    expect(after.getSession()).toMatchObject({ token: 'a-token', user: { username: 'demo1234', level: 3 } })
    expect(after.getSession()).toBe(after.getSession())
  })

  test('keeps no phone, bank, address or money in storage', async () => {
    const { startSession } = await freshPage()
    startSession(aLogin({ user: aMember({ phone: '0899999999' }) }))
    const text = localStorage.getItem(storageKey)!
    expect(Object.keys(JSON.parse(text).user)).toEqual(['uuid', 'username', 'name', 'level'])
    expect(text).not.toContain('0899999999')
  })

  test('takes a new token and a new name, and stays the same member', async () => {
    const { startSession, updateSession, getSession } = await freshPage()
    updateSession(aMember().uuid, { token: 'nobody' })
    expect(getSession()).toBeNull()
    startSession(aLogin())
    updateSession(aMember().uuid, { token: 'b-token', user: { name: 'ใหม่' } })
    expect(getSession()).toMatchObject({ token: 'b-token', user: { name: 'ใหม่', username: 'demo1234' } })
  })

  test('tells its listeners once, until they leave', async () => {
    const { startSession, endSession, onSession } = await freshPage()
    const heard = vi.fn()
    const leave = onSession(heard)
    startSession(aLogin())
    endSession('logout')
    endSession('logout')
    expect(heard.mock.calls.map(([session, ending]) => [session?.token ?? null, ending])).toEqual([
      ['a-token', null],
      [null, { reason: 'logout' }],
    ])
    leave()
    startSession(aLogin())
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('tells who asks for the member alone of no new token and no new name', async () => {
    const { startSession, updateSession, endSession, onMember } = await freshPage()
    const heard = vi.fn()
    const leave = onMember(heard)
    startSession(aLogin())
    updateSession(aMember().uuid, { token: 'b-token', user: { name: 'ใหม่' } })
    expect(heard).toHaveBeenCalledTimes(1)
    startSession(aLogin({ user: aMember({ uuid: 'somebody-else' }) }))
    expect(heard).toHaveBeenCalledTimes(2)
    endSession('logout')
    expect(heard).toHaveBeenCalledTimes(3)
    leave()
    startSession(aLogin())
    expect(heard).toHaveBeenCalledTimes(3)
  })

  test('a listener that leaves while it is notified does not disturb the others', async () => {
    const { startSession, onSession } = await freshPage()
    const second = vi.fn()
    const leave = onSession(() => leave())
    onSession(second)
    startSession(aLogin())
    expect(second).toHaveBeenCalledOnce()
  })

  test('says why it ended, until the next one starts', async () => {
    const { startSession, endSession, getEnding } = await freshPage()
    startSession(aLogin())
    endSession('suspended', 'บัญชีถูกระงับ')
    expect(getEnding()).toEqual({ reason: 'suspended', message: 'บัญชีถูกระงับ' })
    startSession(aLogin())
    expect(getEnding()).toBeNull()
  })
})

describe('other tabs', () => {
  test('a logout elsewhere ends it here', async () => {
    const { startSession, getSession, getEnding, onSession } = await freshPage()
    const heard = vi.fn()
    startSession(aLogin())
    onSession(heard)
    fromOtherTab(null)
    expect(getSession()).toBeNull()
    expect(getEnding()).toEqual({ reason: 'elsewhere' })
    expect(heard).toHaveBeenCalledOnce()
  })

  test('so does clearing the whole storage', async () => {
    const { startSession, getSession } = await freshPage()
    startSession(aLogin())
    fromOtherTab(null, null)
    expect(getSession()).toBeNull()
  })

  test('a login elsewhere starts it here', async () => {
    const other = await freshPage()
    other.startSession(aLogin({ token: 'other-token' }))
    const text = localStorage.getItem(storageKey)
    localStorage.clear()
    const here = await freshPage()
    expect(here.getSession()).toBeNull()
    fromOtherTab(text)
    expect(here.getSession()?.token).toBe('other-token')
  })

  test('what other keys do is nothing to us', async () => {
    const { startSession, getSession } = await freshPage()
    startSession(aLogin())
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'x' }))
    expect(getSession()).not.toBeNull()
  })

  test('a page that comes back from the history looks again', async () => {
    const { startSession, getSession } = await freshPage()
    startSession(aLogin())
    localStorage.removeItem(storageKey)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(getSession()).toBeNull()
  })
})

describe('storage', () => {
  test.each([
    '',
    'null',
    '[]',
    '"x"',
    '{"token":"t"}',
    '{"token":1,"user":{}}',
    '{"user":{"uuid":"u"}}',
    '{',
  ])('holding %s means a visitor', async (text) => {
    localStorage.setItem(storageKey, text)
    const { getSession } = await freshPage()
    expect(getSession()).toBeNull()
  })

  test('that is full still gives a session as long as the page, and leaves no older one behind', async () => {
    const { startSession, getSession } = await freshPage()
    startSession(aLogin({ token: 'old-token' }))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    startSession(aLogin({ token: 'new-token' }))
    expect(getSession()?.token).toBe('new-token')
    expect(localStorage.getItem(storageKey)).toBeNull()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(getSession()?.token).toBe('new-token')
  })

  test('that is forbidden still gives a session as long as the page', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const { startSession, getSession, endSession } = await freshPage()
    expect(getSession()).toBeNull()
    startSession(aLogin())
    expect(getSession()).not.toBeNull()
    endSession('logout')
    expect(getSession()).toBeNull()
  })
})

const bobs = {
  token: 'bobs',
  expiresAt: '',
  since: 0,
  user: { uuid: 'bob', username: 'bob', name: 'บ๊อบ', level: 1 },
}

const otherTabLogsIn = () => localStorage.setItem(storageKey, JSON.stringify(bobs))
const storedSession = () => JSON.parse(localStorage.getItem(storageKey)!)

describe('what comes late, while another tab has begun another member’s session,', () => {
  test('is no name, level or token of theirs', async () => {
    const { startSession, updateSession, getSession } = await freshPage()
    startSession(aLogin())
    otherTabLogsIn()
    updateSession(aMember().uuid, { token: 'annas', user: { name: 'แอนนา', level: 6 } })
    expect(storedSession()).toEqual(bobs)
    expect(getSession()?.user.name).toBe('บ๊อบ')
  })

  test.each(['expired', 'logout'] as const)('ends nothing of theirs (%s)', async (reason) => {
    const { startSession, endSession, getSession } = await freshPage()
    startSession(aLogin())
    otherTabLogsIn()
    endSession(reason)
    expect(storedSession()).toEqual(bobs)
    expect(getSession()?.token).toBe('bobs')
  })
})

test('a token that has ended ends nothing of a newer one that another tab has taken', async () => {
  const { startSession, endSession, getSession } = await freshPage()
  startSession(aLogin())
  const newer = { ...JSON.parse(localStorage.getItem(storageKey)!), token: 'newer' }
  localStorage.setItem(storageKey, JSON.stringify(newer))
  endSession('expired')
  expect(getSession()?.token).toBe('newer')
  endSession('logout')
  expect(getSession()).toBeNull()
})
