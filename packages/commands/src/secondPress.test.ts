import {
  aMember,
  changeMockApi,
  mockApi,
  refusal,
  reply,
  signIn,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RESUME } from './commandAtom.ts'
import { lostCommands } from './openCommands.ts'
import { aSession, keysSent, paid, path } from './withdrawing.testing.ts'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(signOut)

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
