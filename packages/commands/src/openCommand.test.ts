// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withdraw } from './endpoints/withdrawals.ts'
import { commandAtom } from './commandAtom.ts'
import { signIn, signOut, unavailable, mockApi } from './testing/index.ts'
import { path, openPath, paid, aSession, keysSent } from './testing/withdrawing.ts'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  vi.restoreAllMocks()
  signOut()
})

describe('keys', () => {
  test('of one member are not another’s', async () => {
    mockApi({ [path]: unavailable(), [openPath]: [] })
    await aSession().press(500)
    signOut()
    signIn({ uuid: 'somebody-else' })
    await aSession().press(500)
    expect(new Set(keysSent()).size).toBe(2)
  })

  test('are separated by what a command is about', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const apart = commandAtom('apart', withdraw, { about: String })
    await store.set(apart, 500)
    await store.set(apart, 600)
    await store.set(apart, 500)
    expect(keysSent()[2]).toBe(keysSent()[0])
    expect(keysSent()[1]).not.toBe(keysSent()[0])
  })

  test('never hold what was typed', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const secret = commandAtom('secret', (_: { password: string; file: File }, order) => withdraw(1, order))
    await store.set(secret, { password: 'hunter22', file: new File(['x'], 'slip.png') })
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/hunter22|slip\.png/)
  })

  test('tell one picture from another', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const picture = commandAtom('picture', (_: { file: File }, order) => withdraw(1, order))
    const [a, b] = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
    await store.set(picture, { file: a })
    await store.set(picture, { file: a })
    await store.set(picture, { file: b })
    expect(keysSent()[1]).toBe(keysSent()[0])
    expect(keysSent()[2]).not.toBe(keysSent()[0])
  })

  test('last as long as the page where storage is forbidden, full or holds nonsense', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      mockApi({ [path]: unavailable() })
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      })
      const { press } = aSession(null)
      await press(500)
      await press(500)
      expect(keysSent()).toHaveLength(2)
      expect(keysSent()[1]).toBe(keysSent()[0])
      vi.restoreAllMocks()
    }
    mockApi({ [path]: paid })
    sessionStorage.setItem('order:11111111-1111-4111-8111-111111111111:withdraw', '{"key":7')
    expect((await aSession().press(500)).status).toBe('done')
  })
})
