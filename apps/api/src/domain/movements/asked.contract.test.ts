import { getLedgerEntry, listLedger } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { slipRequests } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { ownerStaff } from '../../testing/ownerStaff.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})
afterAll(() => server.stop())

async function asks() {
  const { database, clock } = server.services
  const [asked] = await database
    .insert(slipRequests)
    .values({
      memberUuid: member.uuid,
      order: crypto.randomUUID(),
      bankName: 'KBANK',
      amount: 20_000n,
      transAt: clock(),
      status: 'PENDING',
      createdAt: clock(),
    })
    .returning()
  return asked!.uuid
}
const listed = async () =>
  (await listLedger()).items.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`)

test('a slip that staff refused is found by the request that its notice names, with the reason and both moments', async () => {
  const uuid = await asks()
  expect(await listed()).toEqual(['deposit 200 PENDING'])
  server.pass(60_000)
  await operationsAs(server.services, ownerStaff).refuseSlip(uuid, 'ยอดไม่ตรง')
  expect(await getLedgerEntry(uuid, { kind: 'deposit' })).toMatchObject({
    entry: { kind: 'deposit', amount: 200, status: 'REJECTED', channel: 'SLIP', bankName: 'KBANK' },
    balanceAfter: null,
    reason: 'ยอดไม่ตรง',
    steps: [{ status: 'PENDING' }, { status: 'REJECTED' }],
  })
  expect((await listLedger({ q: '200.00' })).months).toEqual([])
})

test('a slip that staff approved is listed once, as the deposit', async () => {
  await operationsAs(server.services, ownerStaff).approveSlip(await asks(), {})
  expect(await listed()).toEqual(['deposit 200 DONE'])
})
