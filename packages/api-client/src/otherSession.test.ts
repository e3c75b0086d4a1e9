// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aLogin, aMember } from './testing/index.ts'

const storageKey = 'member-session'

const freshPage = () => {
  vi.resetModules()
  return import('./client/session.ts')
}

beforeEach(() => localStorage.clear())

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
