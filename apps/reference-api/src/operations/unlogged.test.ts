import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import type { Member, Services } from '../services/services.ts'
import { readSite } from '../domain/settings/settings.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { staff } from '../testing/staff.ts'
import { testServices } from '../testing/testServices.ts'
import { withdrawAt } from '../testing/withdrawAt.ts'
import { operationsAs } from './operations.ts'
import { rulesOf } from './setRules.ts'
import { describeUnlogged } from './unlogged.ts'

let open: OpenDatabase
let services: Services
let member: Member
let staffUuid: string
const adjustment = crypto.randomUUID()
const withdrawals: string[] = []
beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database))
  member = await newMember(services)
  await payIn(services, member, 1_000)
  const operations = operationsAs(services, staff)
  for (const settle of [
    (uuid: string) => operations.payWithdrawal(uuid),
    (uuid: string) => operations.rejectWithdrawal(uuid, 'ชื่อไม่ตรง'),
    (uuid: string) => operations.failWithdrawal(uuid, 'ธนาคารปิด'),
  ]) {
    const { uuid } = await withdrawAt(services, member, 100)
    withdrawals.push(uuid)
    await settle(uuid)
  }
  await operations.giveGift({ username: member.username, what: 'POINTS', count: 5, key: crypto.randomUUID() })
  await operations.noteMember(member.uuid, 'โทรมา')
  const rules = rulesOf(await readSite(open.database))
  await operations.setRules({ ...rules, idleMinutes: 7 })
  staffUuid = crypto.randomUUID()
  const account = { passwordHash: 'x', secret: new Uint8Array(1), roles: ['support' as const] }
  await operations.addStaff({ uuid: crypto.randomUUID(), username: 'malee', ...account, roles: ['owner'] })
  await operations.addStaff({ uuid: staffUuid, username: 'somchai', ...account })
  await operations.setStaffActive(staffUuid, false)
  await operations.setStaffActive(staffUuid, true)
  await operations.adjustCredit({ key: adjustment, memberUuid: member.uuid, amount: 100n, why: 'แก้ยอด' })
})
afterAll(() => open.close())

/** What is said once lines are gone, which their triggers would not have allowed. */
async function withoutLines(condition: ReturnType<typeof sql>): Promise<string> {
  let said: string[] = []
  await open.database
    .transaction(async (tx) => {
      await tx.execute(sql`alter table operation_log disable trigger all`)
      await tx.execute(sql`delete from operation_log where ${condition}`)
      said = await describeUnlogged(tx)
      tx.rollback()
    })
    .catch(() => undefined)
  return said.join('\n')
}

test('everything that staff did has its line', async () => {
  expect(await describeUnlogged(open.database)).toEqual([])
})

test('the last lines cut off are named by what they were about', async () => {
  const last = await withoutLines(sql`id > (select max(id) - 1 from operation_log)`)
  expect(last).toBe(`the log of operations has no line CREDIT_ADJUSTED of: ${adjustment}`)
  const before = await withoutLines(sql`id > (select max(id) - 2 from operation_log)`)
  expect(before).toContain(`STAFF_SET of: ${staffUuid}`)
})

test('a log that is empty is no clean one', async () => {
  const said = await withoutLines(sql`true`)
  for (const act of [
    'WITHDRAWAL_PAID',
    'WITHDRAWAL_REJECTED',
    'WITHDRAWAL_FAILED',
    'GIFT_GIVEN',
    'NOTE_ADDED',
    'RULES_SET',
    'STAFF_ADDED',
    'CREDIT_ADJUSTED',
  ])
    expect(said).toContain(act)
  for (const uuid of [...withdrawals, staffUuid, adjustment]) expect(said).toContain(uuid)
})
