import { getLedgerEntry, listLedger, newCommand, withdraw } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { payWithdrawal, rejectWithdrawal } from '../withdrawals/service.ts'

let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
  await payIn(server.services, member, 1000)
  server.pass(minute)
})
afterAll(() => server.stop())

const minute = 60_000
const asks = async (baht: number) => (await withdraw(baht, newCommand())).withdraw.uuid
const settles = (act: typeof payWithdrawal, uuid: string) =>
  server.services.database.transaction((tx) => act(tx, uuid, server.services.clock()))
const rejects = (...[tx, uuid, now]: Parameters<typeof payWithdrawal>) =>
  rejectWithdrawal(tx, uuid, 'ชื่อไม่ตรง', now)
const sums = async () => (await listLedger()).days?.map(({ in: came, out }) => [came, out])

test('the sums leave out a withdrawal that was rejected, on whichever day its money came back', async () => {
  await settles(payWithdrawal, await asks(200))
  const uuid = await asks(300)
  expect(await sums()).toEqual([[1000, 500]])
  server.pass(24 * 60 * minute)
  await server.logIn(member)
  await settles(rejects, uuid)
  expect(await sums()).toEqual([[1000, 200]])
})

test('a withdrawal that was rejected is found by its own number as itself, not as its refund', async () => {
  const uuid = await asks(300)
  await settles(rejects, uuid)
  const { entry } = await getLedgerEntry(uuid, { kind: 'withdraw' })
  expect(entry).toMatchObject({ kind: 'withdraw', amount: -300, status: 'REJECTED' })
})

test('of a withdrawal that was rejected the refund and the balance then are listed', async () => {
  const uuid = await asks(1000)
  server.pass(minute)
  await settles(rejects, uuid)
  server.pass(minute)
  await payIn(server.services, member, 50)
  expect(await getLedgerEntry(uuid, { kind: 'withdraw' })).toMatchObject({
    balanceAfter: 0,
    returned: { amount: 1000, balanceAfter: 1000 },
  })
})
