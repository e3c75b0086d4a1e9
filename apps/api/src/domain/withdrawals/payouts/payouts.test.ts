import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PayoutAnswer } from '../../../services/bank.ts'
import type { OpenDatabase } from '../../../database/database.ts'
import { operationLog, payouts, withdrawals } from '../../../database/schema.ts'
import { operationsAs } from '../../../operations/operations.ts'
import { th } from '../../audit/th.ts'
import type { Member } from '../../../services/services.ts'
import { readSite } from '../../settings/settings.ts'
import { findViolations } from '../../../database/invariants/invariants.ts'
import { newMember } from '../../../testing/newMember.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { payIn } from '../../../testing/payIn.ts'
import { ownerStaff } from '../../../testing/asStaff.ts'
import { morning, testServices } from '../../../testing/testServices.ts'
import { requestWithdrawal, retryWithdrawal } from '../service.ts'
import { askPayout, askPayouts } from './askPayouts.ts'
import { sendPayouts } from './sendPayouts.ts'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let member: Member
let says: PayoutAnswer | Error
let sent: string[]

const minute = 60_000

const answer = async () => {
  if (says instanceof Error) throw says
  return says
}

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database)
  Object.assign(bench.services.bank, {
    payOut: async ({ id }: { id: string }) => {
      sent.push(id)
      return answer()
    },
    payoutState: answer,
  })
  await backOffice().setPayouts(1_000)
})
afterAll(() => open.close())
beforeEach(async () => {
  bench.turnTo(morning)
  says = { kind: 'unanswered' }
  sent = []
  member = await newMember(bench.services)
  await payIn(bench.services, member, 5_000)
  return async () => expect(await findViolations(open.database)).toEqual([])
})

const backOffice = () => operationsAs(bench.services, ownerStaff)
const ask = (baht: number) =>
  open.database.transaction(async (tx) =>
    requestWithdrawal(
      tx,
      member,
      { baht, order: crypto.randomUUID(), site: await readSite(tx) },
      bench.services.clock(),
    ),
  )
const isPaid = (baht: number): PayoutAnswer => ({
  kind: 'paid',
  amount: BigInt(baht) * 100n,
  reference: 'B1',
})
const withdrawalOf = async (uuid: string) =>
  (await open.database.select().from(withdrawals).where(eq(withdrawals.uuid, uuid)))[0]!
const payoutOf = async (id = sent[0]!) =>
  (await open.database.select().from(payouts).where(eq(payouts.uuid, id)))[0]!
const later = async (ms = 6_000) => {
  bench.pass(ms)
  await sendPayouts(bench.services)
  await askPayouts(bench.services)
}

describe('a withdrawal', () => {
  test('that the bank pays at once is paid, and its log says by whom', async () => {
    const { uuid } = await ask(400)
    says = isPaid(400)
    await sendPayouts(bench.services)
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'SUCCESS' })
    expect(await payoutOf()).toMatchObject({ status: 'PAID', reference: 'B1' })
    const lines = await open.database.select().from(operationLog).where(eq(operationLog.subject, uuid))
    expect(lines.map(({ byName, act }) => [byName, act])).toEqual([
      ['payouts', 'PAYOUT_SENT'],
      ['bank', 'WITHDRAWAL_PAID'],
    ])
  })

  test('above the amount that is paid without a person waits for one', async () => {
    const { uuid } = await ask(1_001)
    await later()
    expect(sent).toEqual([])
    await backOffice().payWithdrawal(uuid)
  })

  test('that the bank refuses fails with its money reserved; sent again it is a new payout', async () => {
    const { uuid } = await ask(400)
    says = { kind: 'refused', reason: 'ACCOUNT_CLOSED' }
    await sendPayouts(bench.services)
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'FAILED' })
    await open.database.transaction((tx) => retryWithdrawal(tx, member.uuid, uuid, bench.services.clock()))
    says = isPaid(400)
    await sendPayouts(bench.services)
    expect(new Set(sent).size).toBe(2)
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'SUCCESS' })
  })
})

describe('an outcome that is not known', () => {
  test.each([{ kind: 'unanswered' } as const, { kind: 'accepted' } as const, new Error('the line broke')])(
    '(%o) is asked about until the bank tells, and nothing is sent twice',
    async (first) => {
      const { uuid } = await ask(400)
      says = first
      await sendPayouts(bench.services)
      for (let turn = 0; turn < 5; turn += 1) await later()
      expect(await withdrawalOf(uuid)).toMatchObject({ status: 'PROCESSING' })
      says = isPaid(400)
      await later()
      await later()
      expect(sent).toHaveLength(1)
      expect(await withdrawalOf(uuid)).toMatchObject({ status: 'SUCCESS' })
    },
  )

  test('is nobody’s to settle while the bank may have it', async () => {
    const { uuid } = await ask(400)
    await sendPayouts(bench.services)
    for (const act of [
      () => backOffice().payWithdrawal(uuid),
      () => backOffice().failWithdrawal(uuid, 'ช้า'),
      () => backOffice().rejectWithdrawal(uuid, 'ช้า'),
    ])
      await expect(act()).rejects.toThrow(th.payoutUnderWay)
    says = isPaid(400)
    await later()
  })

  test('is a person’s to find out where the bank does not know it after ten minutes', async () => {
    const { uuid } = await ask(400)
    await sendPayouts(bench.services)
    says = { kind: 'not-found' }
    await later()
    expect(await payoutOf()).toMatchObject({ status: 'SENDING' })
    await later(11 * minute)
    expect(await payoutOf()).toMatchObject({ status: 'UNCLEAR' })
    expect(sent).toHaveLength(1)
    await expect(backOffice().failWithdrawal(uuid, 'ธนาคารไม่ได้รับรายการ')).rejects.toThrow(th.payoutUnclear)
    await backOffice().failWithdrawal(uuid, 'ธนาคารไม่ได้รับรายการ', { hasAskedBank: true })
    expect(await payoutOf()).toMatchObject({ status: 'CLOSED' })
  })

  test('that turns out to be paid after staff settled it otherwise is found and reported, and moves nothing', async () => {
    const { uuid } = await ask(400)
    await sendPayouts(bench.services)
    says = { kind: 'not-found' }
    await later(11 * minute)
    await backOffice().rejectWithdrawal(uuid, 'คืนเงิน', { hasAskedBank: true })
    says = isPaid(400)
    await later(6 * minute)
    expect(await payoutOf()).toMatchObject({ status: 'CLOSED', contradiction: 'paid 400' })
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'REJECTED' })
    expect(bench.logged).toContainEqual(expect.objectContaining({ level: 'error', payout: sent[0] }))
  })
})

describe('a bank that lies', () => {
  test('about the amount is not believed: a person looks', async () => {
    const { uuid } = await ask(400)
    says = isPaid(4)
    await sendPayouts(bench.services)
    expect(await payoutOf()).toMatchObject({ status: 'UNCLEAR', contradiction: 'paid 4' })
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'PROCESSING' })
    await backOffice().payWithdrawal(uuid, { hasAskedBank: true })
  })

  test('about one that it has paid changes nothing', async () => {
    const { uuid } = await ask(400)
    says = isPaid(400)
    await sendPayouts(bench.services)
    says = { kind: 'refused', reason: 'never mind' }
    await askPayout(bench.services, sent[0]!)
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'SUCCESS' })
    expect(await payoutOf()).toMatchObject({ status: 'PAID', contradiction: 'refused' })
  })
})

test('of two processes that send at once one sends', async () => {
  for (const baht of [100]) await ask(baht)
  says = { kind: 'accepted' }
  await Promise.all([sendPayouts(bench.services), sendPayouts(bench.services)])
  expect(sent).toHaveLength(1)
  says = isPaid(100)
  await later()
})

test.each([100.005, 1e-9, -1, 100_000_001, Number.NaN, Infinity])(
  'staff cannot let the bank pay up to %d, which would stop all payouts',
  async (upTo) => {
    await expect(backOffice().setPayouts(upTo)).rejects.toThrow(th.amount)
    expect(await readSite(open.database)).toMatchObject({ payoutUpTo: 1_000 })
  },
)
