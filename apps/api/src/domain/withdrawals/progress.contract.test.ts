import { getWithdrawProgress, newCommand, withdraw } from '@member/api-client'
import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'
import { payWithdrawal, startWithdrawal } from './service.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
  await payIn(server.services, member, 1000)
})

const second = 1_000
const settle = (act: typeof payWithdrawal, uuid: string) =>
  server.services.database.transaction((tx) => act(tx, uuid, server.services.clock()))

test('an open withdrawal tells its steps as they happened; without one there are none', async () => {
  expect(await getWithdrawProgress()).toMatchObject({ withdrawUuid: null, steps: [] })
  const { uuid } = (await withdraw(200, newCommand())).withdraw
  server.pass(40 * second)
  await settle(startWithdrawal, uuid)
  const { withdrawUuid, steps } = await getWithdrawProgress()
  expect(withdrawUuid).toBe(uuid)
  expect(steps.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSING'])
  expect(Date.parse(steps[1]!.at) - Date.parse(steps[0]!.at)).toBe(40 * second)
})

test('the usual time is what the last ones took, and nothing is promised from a few', async () => {
  expect((await getWithdrawProgress()).usual).toBeNull()
  for (let minutes = 1; minutes <= 10; minutes += 1) {
    const one = await newMember(server.services)
    await payIn(server.services, one, 1000)
    await server.logIn(one)
    const { uuid } = (await withdraw(100, newCommand())).withdraw
    server.pass(minutes * 60 * second)
    await settle(payWithdrawal, uuid)
  }
  expect((await getWithdrawProgress()).usual).toEqual({ half: 330, most: 546, count: 10 })
})
