import { getLedgerEntry, listLedger, newCommand, withdraw } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, expect, test, describe } from 'vitest'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { payWithdrawal, rejectWithdrawal } from '../withdrawals/service.ts'
import { slipRequests } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import { ownerStaff } from '../../testing/asStaff.ts'
import * as ledger from '../../database/ledger.ts'

const sums = async () => (await listLedger()).days?.map(({ in: came, out }) => [came, out])

const rejects = (...[tx, uuid, now]: Parameters<typeof payWithdrawal>) =>
  rejectWithdrawal(tx, uuid, 'ชื่อไม่ตรง', now)

const asksFor = async (baht: number) => (await withdraw(baht, newCommand())).withdraw.uuid

describe('undone', () => {
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
  const settles = (act: typeof payWithdrawal, uuid: string) =>
    server.services.database.transaction((tx) => act(tx, uuid, server.services.clock()))

  test('the sums leave out a withdrawal that was rejected, on whichever day its money came back', async () => {
    await settles(payWithdrawal, await asksFor(200))
    const uuid = await asksFor(300)
    expect(await sums()).toEqual([[1000, 500]])
    server.pass(24 * 60 * minute)
    await server.logIn(member)
    await settles(rejects, uuid)
    expect(await sums()).toEqual([[1000, 200]])
  })

  test('a withdrawal that was rejected is found by its own number as itself, not as its refund', async () => {
    const uuid = await asksFor(300)
    await settles(rejects, uuid)
    const { entry } = await getLedgerEntry(uuid, { kind: 'withdraw' })
    expect(entry).toMatchObject({ kind: 'withdraw', amount: -300, status: 'REJECTED' })
  })

  test('of a withdrawal that was rejected the refund and the balance then are listed', async () => {
    const uuid = await asksFor(1000)
    server.pass(minute)
    await settles(rejects, uuid)
    server.pass(minute)
    await payIn(server.services, member, 50)
    expect(await getLedgerEntry(uuid, { kind: 'withdraw' })).toMatchObject({
      balanceAfter: 0,
      returned: { amount: 1000, balanceAfter: 1000 },
    })
  })
})

const listed = async () =>
  (await listLedger()).items.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`)

describe('asked', () => {
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
})

describe('points', () => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer()
    member = await newMember(server.services)
    await server.logIn(member)
  })
  afterAll(() => server.stop())

  const minute = 60_000

  test('every movement of the points is found under points, whatever it was for, and no money; a gift says so', async () => {
    const { database, clock } = server.services
    const points = (kind: 'gift' | 'check-in' | 'reward', amount: bigint) =>
      ledger.post(database, {
        kind,
        member: member.uuid,
        at: clock(),
        entries: [
          { account: ledger.pointsOf(member.uuid), amount },
          { account: ledger.loyalty, amount: -amount },
        ],
      })
    await payIn(server.services, member, 100)
    await points('gift', 50n)
    server.pass(minute)
    await points('check-in', 5n)
    server.pass(minute)
    await points('reward', -30n)
    expect(
      (await listLedger({ kind: 'points' })).items.map(({ amount, unit }) => `${amount} ${unit}`),
    ).toEqual(['-30 PNT', '5 PNT', '50 PNT'])
    const [gift] = (await listLedger({ q: 'ของขวัญ' })).items
    expect(gift).toMatchObject({ kind: 'points', title: 'ของขวัญจากเจ้าหน้าที่', amount: 50 })
  })
})
