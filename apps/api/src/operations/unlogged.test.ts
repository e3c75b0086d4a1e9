import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { identityChecks, memberBreaks, members, staffRaises } from '../database/schema.ts'
import type { Member, Services } from '../services/services.ts'
import { readSite } from '../domain/settings/settings.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { ownerStaff } from '../testing/asStaff.ts'
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
  const operations = operationsAs(services, ownerStaff)
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

const as = (name: string) => operationsAs(services, { kind: 'STAFF', name, roles: ['owner'] })
const gift = () => ({
  username: member.username,
  what: 'POINTS',
  count: 5_000,
  key: crypto.randomUUID(),
})
const waiting = async (subject: string) =>
  (await open.database.select().from(staffRaises).where(eq(staffRaises.subject, subject)))[0]!.uuid
const documents = async () => {
  const given = { card: new Uint8Array(1), selfie: new Uint8Array(1), createdAt: services.clock() }
  const row = { memberUuid: (await newMember(services)).uuid, status: 'PENDING', ...given } as const
  return (await open.database.insert(identityChecks).values(row).returning())[0]!
}
const underReview = async () => {
  const person = { name: 'สมหญิง รักเรียน', accountName: 'สมหญิง รักเรียน' }
  const excluded = { memberUuid: (await newMember(services, person)).uuid, kind: 'EXCLUSION' as const }
  await open.database.insert(memberBreaks).values({ ...excluded, startsAt: services.clock() })
  const { uuid } = await newMember(services, person)
  await open.database.update(members).set({ reviewSince: services.clock() }).where(eq(members.uuid, uuid))
  return uuid
}
const invited = { roles: ['support'] as const, tokenHash: 'a hash' }

/** Operations that write a row with actor and time. */
describe('a line alone that is gone is named, of', () => {
  const acts: Record<string, () => Promise<unknown>> = {
    CREDIT_ADJUSTMENT_ASKED: () =>
      as('asker').adjustCredit({
        key: crypto.randomUUID(),
        memberUuid: member.uuid,
        amount: 9_000_000n,
        why: 'แก้ยอด',
      }),
    RAISE_ASKED: () => as('asker').giveGift(gift()),
    RAISE_REFUSED: async () => {
      const wanted = gift()
      await as('asker').giveGift(wanted)
      await as('other').refuseRaise(await waiting(wanted.key))
    },
    GIFT_GIVEN: async () => {
      const wanted = gift()
      await as('asker').giveGift(wanted)
      await as('other').approveRaise(await waiting(wanted.key))
    },
    STAFF_INVITED: () => as('owner').inviteStaff({ username: 'newcomer', ...invited }),
    STAFF_INVITED_AGAIN: () => as('owner').renewStaff(staffUuid, 'another hash'),
    STAFF_CONFIRMED: () => as('other').confirmStaff(staffUuid),
    MEMBER_SUSPENDED: async () => as('owner').suspendMember((await newMember(services)).uuid),
    MEMBER_UNSUSPENDED: async () => {
      const { uuid } = await newMember(services)
      await as('owner').suspendMember(uuid)
      await as('owner').unsuspendMember(uuid)
    },
    ACCOUNT_CLOSED: async () => {
      const leaving = await newMember(services)
      await payIn(services, leaving, 100)
      await as('owner').closeAccountWithMoney(leaving.uuid, { target: 'MEMBER', why: 'ขอปิด' })
    },
    IDENTITY_ACCEPTED: async () => as('owner').acceptIdentity((await documents()).uuid),
    IDENTITY_REFUSED: async () => as('owner').refuseIdentity((await documents()).uuid, 'ไม่ชัด'),
    IDENTITY_ASKED: async () => as('owner').askIdentity((await newMember(services)).uuid),
    IDENTITY_SEEN: async () => as('owner').openIdentityPicture((await documents()).uuid, 'card'),
    NAMESAKE_CLEARED: async () => as('owner').clearNameMatch(await underReview()),
    NAMESAKE_EXCLUDED: async () => as('owner').excludeNameMatch(await underReview()),
    PHONE_SET: async () => {
      const { uuid, memberUuid } = await documents()
      await as('owner').acceptIdentity(uuid)
      await as('owner').setMemberPhone(memberUuid, '0977777777', 'เบอร์เดิมหาย')
    },
  }

  test.each(Object.keys(acts))('%s', async (act) => {
    await acts[act]!()
    expect(await describeUnlogged(open.database)).toEqual([])
    const said = await withoutLines(sql`id = (select max(id) from operation_log where act = ${act})`)
    expect(said).toContain(`no line ${act} of: `)
  })
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
