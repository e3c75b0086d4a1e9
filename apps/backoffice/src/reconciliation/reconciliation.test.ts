import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { FeedLine } from '@member/api/adapter'
import {
  feedLines,
  type Member,
  operationsAs,
  payouts,
  readSite,
  reconcile,
  requestWithdrawal,
  takeLines,
  withdrawals,
} from '@member/api/testing/internals'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { ownersBackOffice } from '../testing/ownersBackOffice.ts'
import { payInAccount } from '@member/api/testing/slipBench'
import { testSlipBench } from '@member/api/testing/testServer'
import { ownerStaff } from '@member/api/testing/asStaff'
import { day, startOfDay } from '@member/api/values/bangkok'

const bench = testSlipBench({ pages: [ownersBackOffice], isChecked: true })
let member: Member
beforeEach(async () => {
  bench.pass(day)
  member = await newMember(bench.services)
})

const items = () => {
  const from = startOfDay(bench.services.clock())
  return reconcile(bench.services.database, { from, until: new Date(from.getTime() + day) })
}

const out = async () => (await items()).filter(({ direction }) => direction === 'OUT')

async function fed(baht: number): Promise<FeedLine> {
  const { sendingBank, transRef, amount, at } = await bench.transfer(member, baht)
  return {
    id: crypto.randomUUID(),
    account: payInAccount,
    amount,
    at,
    senderDigits: member.bankId.slice(-4),
    reference: { sendingBank, transRef },
  }
}

async function withdrawn(baht: number): Promise<string> {
  const { uuid } = await bench.services.database.transaction(async (tx) =>
    requestWithdrawal(
      tx,
      member,
      { baht, order: crypto.randomUUID(), site: await readSite(tx) },
      bench.services.clock(),
    ),
  )
  await operationsAs(bench.services, ownerStaff).payWithdrawal(uuid)
  return uuid
}

test('a transfer that the bank reported and the ledger has in the same amount is matched', async () => {
  await takeLines(bench.services, [await fed(500)])
  expect(await items()).toMatchObject([
    { direction: 'IN', state: 'MATCHED', at_bank: 50_000n, booked: 50_000n, username: member.username },
  ])
})

test('money at the bank that nobody was credited is found, and a credit that the bank did not tell', async () => {
  const { reference: _, ...unnamed } = await fed(300)
  await takeLines(bench.services, [unnamed])
  await payIn(bench.services, member, 200)
  const found = await items()
  expect(found).toHaveLength(2)
  expect(found).toContainEqual(
    expect.objectContaining({ state: 'WAITING', at_bank: 30_000n, booked: null, member_uuid: null }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({ state: 'NOT_AT_BANK', at_bank: null, booked: 20_000n }),
  )
})

test('a line that was credited with another amount differs', async () => {
  const line = await fed(400)
  await takeLines(bench.services, [{ ...line, amount: line.amount + 100n }])
  const [waiting] = await items()
  expect(waiting).toMatchObject({ state: 'WAITING' })
  // Simulates a database fault: the line refers to another deposit.
  const { deposit } = await payIn(bench.services, member, 90)
  await bench.services.database
    .update(feedLines)
    .set({ status: 'CREDITED', depositUuid: deposit.uuid })
    .where(eq(feedLines.lineId, line.id))
  expect(await items()).toMatchObject([{ state: 'DIFFERS', at_bank: 40_100n, booked: 9_000n }])
})

test('a slip that was credited with another amount than the bank tells waits for somebody, and differs', async () => {
  const line = await fed(500)
  await payIn(bench.services, member, 1_500, line.reference?.transRef)
  await takeLines(bench.services, [line])
  expect(await items()).toMatchObject([{ state: 'DIFFERS', at_bank: 50_000n, booked: 150_000n }])
  const work = await (await bench.app.request('/desk')).text()
  expect(work).toContain('ธนาคารแจ้ง ฿500.00 แต่เติมจากสลิปไปแล้ว ฿1,500.00')
})

test('money that came to no account of the operator’s is credited to nobody', async () => {
  await takeLines(bench.services, [
    { ...(await fed(44)), account: { ...payInAccount, bankId: '9999999999' } },
  ])
  expect(await items()).toMatchObject([{ state: 'WAITING', note: 'ไม่ใช่บัญชีรับฝากที่ตั้งไว้' }])
})

test('a withdrawal is matched with the payout of the bank, or was paid by hand; a bank that contradicts itself is shown', async () => {
  await payIn(bench.services, member, 1_000)
  const uuid = await withdrawn(250)
  expect(await out()).toMatchObject([{ state: 'BY_HAND', at_bank: null, booked: 25_000n }])
  const [withdrawal] = await bench.services.database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.uuid, uuid))
  const at = bench.services.clock()
  const payout = { withdrawalUuid: uuid, amount: withdrawal!.amount, reference: 'B77', askedAt: at }
  await bench.services.database
    .insert(payouts)
    .values({ ...payout, status: 'PAID', createdAt: at, updatedAt: at })
  expect(await out()).toMatchObject([
    { state: 'MATCHED', at_bank: 25_000n, booked: 25_000n, reference: 'B77' },
  ])
  await bench.services.database
    .update(payouts)
    .set({ contradiction: 'คืนเงิน' })
    .where(eq(payouts.withdrawalUuid, uuid))
  expect(await out()).toMatchObject([{ state: 'CONTRADICTS', note: 'คืนเงิน' }])
})

test('the page shows what somebody has to look at, and the file the whole day', async () => {
  await takeLines(bench.services, [await fed(640)])
  await payIn(bench.services, member, 33)
  const page = await (await bench.app.request('/desk/reconciliation')).text()
  expect(page).toContain('ธนาคารไม่ได้แจ้งรายการนี้')
  expect(page).toContain('รายการที่ต้องตรวจ (1)')
  const file = await (await bench.app.request('/desk/reconciliation.csv')).text()
  expect(file).toContain(',เงินเข้า,ตรงกัน,640.00,640.00,')
  expect(file).toContain(',เงินเข้า,ธนาคารไม่ได้แจ้งรายการนี้,,33.00,')
  const other = await (await bench.app.request('/desk/reconciliation?day=2020-01-01')).text()
  expect(other).toContain('ตรงกันทุกรายการ')
})
