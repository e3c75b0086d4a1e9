import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withdraw } from '@member/api-client'
import {
  aMember,
  changeMockApi,
  mockApi,
  signIn,
  signOut,
  unavailable,
  refusal,
  reply,
} from '@member/api-client/testing'
import { commandAtom, RESUME } from './commandAtom.ts'
import { lostCommands } from './openCommands.ts'
import { storedCommand } from './storedCommand.ts'
import { path, openPath, paid, aSession, keysSent } from './withdrawing.testing.ts'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  vi.restoreAllMocks()
  signOut()
})

describe('keys', () => {
  test('of one member are not used for another', async () => {
    mockApi({ [path]: unavailable(), [openPath]: [] })
    await aSession().press(500)
    signOut()
    signIn({ uuid: 'another-member' })
    await aSession().press(500)
    expect(new Set(keysSent()).size).toBe(2)
  })

  test('differ by what a command is about', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const apart = commandAtom('apart', withdraw, { about: String })
    await store.set(apart, 500)
    await store.set(apart, 600)
    await store.set(apart, 500)
    expect(keysSent()[2]).toBe(keysSent()[0])
    expect(keysSent()[1]).not.toBe(keysSent()[0])
  })

  test('are stored without what was typed', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const secret = commandAtom('secret', (_: { password: string; file: File }, command) =>
      withdraw(1, command),
    )
    await store.set(secret, { password: 'hunter22', file: new File(['x'], 'slip.png') })
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/hunter22|slip\.png/)
  })

  test('differ for another picture', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const picture = commandAtom('picture', (_: { file: File }, command) => withdraw(1, command))
    const [a, b] = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
    await store.set(picture, { file: a })
    await store.set(picture, { file: a })
    await store.set(picture, { file: b })
    expect(keysSent()[1]).toBe(keysSent()[0])
    expect(keysSent()[2]).not.toBe(keysSent()[0])
  })

  test('last as long as the page if the storage is forbidden or full', async () => {
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
  })

  test('that cannot be read are replaced', async () => {
    const { uuid } = signIn({ uuid: 'another-member' }).user
    mockApi({ [path]: paid })
    sessionStorage.setItem(`order:${uuid}:withdraw`, '{"key":7')
    expect((await aSession().press(500)).status).toBe('done')
  })

  test('of a newer command count if the storage became full after an older one', async () => {
    mockApi({ [path]: unavailable() })
    const { press } = aSession(null)
    await press(500)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await press(600)
    await press(600)
    expect(keysSent()[1]).not.toBe(keysSent()[0])
    expect(keysSent()[2]).toBe(keysSent()[1])
  })

  test('last as long as the page if the tab’s data is cleared under it', async () => {
    mockApi({ [path]: unavailable() })
    const { press } = aSession(null)
    await press(500)
    sessionStorage.clear()
    expect(lostCommands(aMember().uuid)).toEqual(['withdraw'])
    await press(500)
    expect(keysSent()[1]).toBe(keysSent()[0])
    changeMockApi({ [path]: paid })
    sessionStorage.clear()
    expect((await press(500)).status).toBe('done')
    expect(lostCommands(aMember().uuid)).toEqual([])
  })

  test('that another page of the tab stored later count', async () => {
    mockApi({ [path]: unavailable() })
    await aSession(null).press(500)
    const name = Object.keys(sessionStorage).find((key) => key.endsWith(':withdraw'))!
    sessionStorage.setItem(
      name,
      JSON.stringify({ ...storedCommand(aMember().uuid, 'withdraw'), key: 'later' }),
    )
    await aSession(null).press(500)
    expect(keysSent()[1]).toBe('later')
  })
})

const lost = () => lostCommands(aMember().uuid)

const first = async (status: Parameters<typeof refusal>[0] | 404 = 429001) => {
  mockApi({ [path]: unavailable() })
  const session = aSession(null)
  await session.press(500)
  changeMockApi({ [path]: status === 404 ? reply(404, 'Not Found') : refusal(status) })
  return session
}

describe('after a lost answer, the same command', () => {
  test.each([
    ['came too soon', 429001],
    ['needs a proof', 428001],
    ['meets a provider that fails', 500256],
    ['meets a gateway that does not know the path', 404],
  ] as const)('stays uncertain if it %s, and has the same key the third time', async (_, status) => {
    const { press } = await first(status)
    expect(await press(500)).toMatchObject({ status: 'uncertain', error: { status } })
    expect(lost()).toEqual(['withdraw'])
    changeMockApi({ [path]: paid })
    expect((await press(500)).status).toBe('done')
    expect(new Set(keysSent()).size).toBe(1)
    expect(lost()).toEqual([])
  })

  test('keeps its key after a look-up that found nothing and a refusal by a gateway', async () => {
    mockApi({ [path]: unavailable() })
    const { press, store, withdrawAtom } = aSession(async () => undefined)
    await press(500)
    await store.set(withdrawAtom, RESUME)
    changeMockApi({ [path]: reply(404, 'Not Found') })
    expect((await press(500)).status).toBe('refused')
    changeMockApi({ [path]: paid })
    expect((await press(500)).status).toBe('done')
    expect(new Set(keysSent()).size).toBe(1)
    expect(lost()).toEqual([])
  })

  test('stays uncertain if the session has ended', async () => {
    const { press } = await first(401002)
    expect(await press(500)).toMatchObject({ status: 'refused', error: { kind: 'signed-out' } })
    signIn()
    expect(lost()).toEqual(['withdraw'])
  })

  test('is settled by a refusal of the command itself', async () => {
    const { press } = await first(422101)
    expect((await press(500)).status).toBe('refused')
    expect(lost()).toEqual([])
  })
})
