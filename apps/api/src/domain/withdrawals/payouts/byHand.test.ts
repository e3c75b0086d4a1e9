import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../database/database.ts'
import { members, withdrawals } from '../../../database/schema.ts'
import { openWork } from '../../../operations/reads/openWork.ts'
import { operationsAs } from '../../../operations/operations.ts'
import type { Member } from '../../../services/services.ts'
import { readSite } from '../../settings/settings.ts'
import { findViolations } from '../../../database/invariants/invariants.ts'
import { newMember } from '../../../testing/newMember.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { payIn } from '../../../testing/payIn.ts'
import { ownerStaff } from '../../../testing/asStaff.ts'
import { morning, testServices } from '../../../testing/testServices.ts'
import { day } from '../../../values/bangkok.ts'
import { requestWithdrawal } from '../service.ts'
import type { ByHand } from './payouts.ts'
import { sendPayouts } from './sendPayouts.ts'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let member: Member
let sent: string[]
let before: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database)
  bench.services.bank.payOut = async ({ id, amount }) => {
    sent.push(id)
    await before?.()
    return { kind: 'paid', amount, reference: 'B1' }
  }
  await backOffice().setPayouts(1_000)
})
afterAll(() => open.close())
beforeEach(async () => {
  bench.turnTo(morning)
  sent = []
  before = undefined
  member = await memberWithCredit()
  return async () => expect(await findViolations(open.database)).toEqual([])
})

const backOffice = () => operationsAs(bench.services, ownerStaff)
async function memberWithCredit() {
  const made = await newMember(bench.services)
  await payIn(bench.services, made, 1_000)
  return made
}
const ask = () =>
  open.database.transaction(async (tx) =>
    requestWithdrawal(
      tx,
      member,
      { baht: 400, order: crypto.randomUUID(), site: await readSite(tx) },
      bench.services.clock(),
    ),
  )
const withdrawalOf = async (uuid: string) =>
  (await open.database.select().from(withdrawals).where(eq(withdrawals.uuid, uuid)))[0]!
const set = (change: Partial<Member>) =>
  open.database.update(members).set(change).where(eq(members.uuid, member.uuid))
const atWork = async (uuid: string) =>
  (await openWork(open.database, bench.services.clock())).withdrawals.filter(
    ({ withdrawal }) => withdrawal.uuid === uuid,
  )

describe('a withdrawal of a member who', () => {
  test.each<[string, ByHand, () => Promise<unknown>]>([
    ['is suspended', 'SUSPENDED', () => backOffice().suspendMember(member.uuid)],
    ['has closed the account', 'CLOSED', () => set({ status: 'CLOSED' })],
    ['disowned a log-in', 'LOCKED', () => set({ withdrawLockedAt: morning })],
    ['lost the second factor', 'HELD', () => set({ withdrawHeldUntil: new Date(morning.getTime() + day) })],
  ])('%s waits for staff, who read why (%s) and pay it', async (_, why, change) => {
    const { uuid } = await ask()
    expect(await atWork(uuid)).toMatchObject([{ by: undefined }])
    await change()
    await sendPayouts(bench.services)
    expect(sent).toEqual([])
    expect(await atWork(uuid)).toMatchObject([{ by: why }])
    await backOffice().payWithdrawal(uuid)
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'SUCCESS' })
  })

  test('is suspended while the one before is sent waits too', async () => {
    await ask()
    member = await memberWithCredit()
    bench.pass(1_000)
    const { uuid } = await ask()
    before = () => backOffice().suspendMember(member.uuid)
    await sendPayouts(bench.services)
    expect(sent).toHaveLength(1)
    expect(await withdrawalOf(uuid)).toMatchObject({ status: 'PENDING' })
    await backOffice().payWithdrawal(uuid)
  })
})
