import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { operationLog, staff, staffInvitations, staffSessions } from '../database/schema.ts'
import { requestWithdrawal } from '../domain/withdrawals/service.ts'
import type { Member, Services } from '../services/services.ts'
import { readSite } from '../domain/settings/settings.ts'
import { findViolations } from '../database/invariants/invariants.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import type { Actor, Role } from '../services/actor.ts'
import { operationsAs } from './operations.ts'
import { readsOf } from './reads/reads.ts'
import { rulesOf } from './setRules.ts'
import { th } from '../domain/audit/th.ts'
import { verifyLog } from './verifyLog.ts'

let open: OpenDatabase
let services: Services
let member: Member

beforeAll(async () => {
  open = await openTestDatabase()
  services = testServices(open.database).services
})
afterAll(async () => {
  expect(await findViolations(open.database)).toEqual([])
  await open.close()
})
beforeEach(async () => {
  member = await newMember(services)
  await payIn(services, member, 1000)
})

const as = (...roles: Role[]) => operationsAs(services, { kind: 'STAFF', name: roles.join('-'), roles })
const bank: Actor = { kind: 'ADAPTER', name: 'bank' }
const log = () => open.database.select().from(operationLog).orderBy(asc(operationLog.id))
const lastLine = async () => (await log()).at(-1)
const asked = async (baht: number) =>
  open.database.transaction(async (tx) =>
    requestWithdrawal(
      tx,
      member,
      { baht, order: crypto.randomUUID(), site: await readSite(tx) },
      services.clock(),
    ),
  )

describe('an operation', () => {
  test('is written down with who, when, what, about whom and why', async () => {
    const { uuid } = await asked(400)
    await as('payments').failWithdrawal(uuid, 'ธนาคารขัดข้อง')
    expect(await lastLine()).toMatchObject({
      at: services.clock(),
      byKind: 'STAFF',
      byName: 'payments',
      act: 'WITHDRAWAL_FAILED',
      memberUuid: member.uuid,
      subject: uuid,
      why: 'ธนาคารขัดข้อง',
      detail: { amount: 400 },
    })
  })

  test('takes effect once: of several at once one is done and written down, the others are refused', async () => {
    const { uuid } = await asked(400)
    const before = (await log()).length
    const operations = operationsAs(services, bank)
    const presses = await Promise.allSettled([1, 2, 3].map(() => operations.payWithdrawal(uuid)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await log()).toHaveLength(before + 1)
    expect(await lastLine()).toMatchObject({ byKind: 'ADAPTER', byName: 'bank', act: 'WITHDRAWAL_PAID' })
  })

  test('that a member reads about needs a reason', async () => {
    const { uuid } = await asked(400)
    await expect(as('payments').rejectWithdrawal(uuid, '  ')).rejects.toThrow(th.reason)
    await as('payments').rejectWithdrawal(uuid, 'บัญชีไม่ตรง')
  })

  test('that is refused leaves neither a change nor a line', async () => {
    const before = (await log()).length
    const rules = rulesOf(await readSite(open.database))
    await expect(as('owner').setRules({ ...rules, idleMinutes: 0 })).rejects.toThrow(th.rules)
    await expect(as('owner').payWithdrawal(crypto.randomUUID())).rejects.toThrow(th.settled)
    expect(await log()).toHaveLength(before)
  })

  test.each([
    ['support', 'setWebsite'],
    ['marketing', 'setWebsite'],
    ['payments', 'setWebsite'],
  ] as const)('is not for everybody: %s may not %s', async (role, operation) => {
    await expect(as(role)[operation]({ websiteStatus: 'ON' })).rejects.toThrow(th.notAllowed)
  })

  test('on money is for payments, on members for support', async () => {
    const { uuid } = await asked(100)
    await expect(as('support', 'marketing').payWithdrawal(uuid)).rejects.toThrow(th.notAllowed)
    await expect(as('payments').suspendMember(member.uuid)).rejects.toThrow(th.notAllowed)
    await as('support', 'payments').payWithdrawal(uuid)
    await as('support').suspendMember(member.uuid, 'ตรวจสอบบัญชี')
    expect(await lastLine()).toMatchObject({ act: 'MEMBER_SUSPENDED', why: 'ตรวจสอบบัญชี' })
  })
})

describe('the log', () => {
  test('is one unbroken chain, even with several writers at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const one = await newMember(services)
        await as('support').suspendMember(one.uuid)
      }),
    )
    const lines = await log()
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, place) => BigInt(place + 1)))
    expect(await verifyLog(open.database)).toMatchObject({ brokenAt: undefined, lines: lines.length })
  })

  test('is not rewritten', async () => {
    for (const rewriting of [sql`update operation_log set why = 'x'`, sql`delete from operation_log`])
      await expect(open.database.execute(rewriting)).rejects.toThrow()
  })

  test.each([
    ['changed', sql`update operation_log set why = 'another reason' where id = 2`, '2'],
    ['removed', sql`delete from operation_log where id = 2`, '3'],
  ])('shows a line that was %s behind its back', async (_, tampering, brokenAt) => {
    const tampered = open.database.transaction(async (tx) => {
      await tx.execute(sql`alter table operation_log disable trigger operation_log_is_kept`)
      await tx.execute(tampering)
      expect(await verifyLog(tx)).toMatchObject({ brokenAt })
      throw new Error('undone')
    })
    await expect(tampered).rejects.toThrow('undone')
    expect(await verifyLog(open.database)).toMatchObject({ brokenAt: undefined })
  })
})

test.each([
  [{ bonusRate: 12.345 }, th.promotionRate],
  [{ bonusRate2: 101 }, th.promotionRate],
  [{ bonusMax: 1e12 }, th.promotion],
  [{ endNumberBonus: 1e12 }, th.promotion],
])('a promotion is refused that no deposit could be computed with: %o', async (change, words) => {
  const times = { bonusTimeStart: null, bonusTimeEnd: null, bonusTimeStart2: null, bonusTimeEnd2: null }
  const rates = { bonusMax: 100, bonusRate: 10, bonusRate2: 0, endNumberBonus: 0, endNumberBonus2: 0 }
  await expect(as('marketing').setPromotion({ ...times, ...rates, ...change })).rejects.toThrow(words)
})

test('settings that several people change at once are all in effect', async () => {
  const rules = rulesOf(await readSite(open.database))
  await Promise.all([
    as('owner').setRules({ ...rules, idleMinutes: 45 }),
    as('owner').setPayouts(700),
    as('marketing').setPromotion(null),
  ])
  expect(await readSite(open.database)).toMatchObject({ idleMinutes: 45, payoutUpTo: 700 })
})

test('a back office, which may be an adapter, reads no hash of a password or token and no secret', async () => {
  const { database } = open
  const [at, expiresAt] = [services.clock(), new Date(services.clock().getTime() + 1_000)]
  const [secret, roles] = [new Uint8Array(1), ['support' as const]]
  const account = { username: 'somebody', roles, passwordHash: 'x', secret, createdAt: at }
  const [{ uuid } = { uuid: '' }] = await database.insert(staff).values(account).returning()
  const times = { createdAt: at, lastSeenAt: at, expiresAt }
  await database.insert(staffSessions).values({ staffUuid: uuid, tokenHash: 'y', userAgent: '', ...times })
  const invited = { username: 'another', roles, tokenHash: 'z', secret, invitedBy: 'owner', expiresAt }
  await database.insert(staffInvitations).values(invited)
  await asked(100)
  const reads = readsOf(services)
  const { accounts, invitations, sessions } = await reads.staff()
  expect([accounts.length, sessions.length]).toEqual([1, 1])
  expect(invitations).toMatchObject([{ username: 'another', secret: true }])
  const all = [accounts, invitations, sessions, await reads.members(''), await reads.member(member.uuid)]
  const names = new Set<string>()
  JSON.stringify([...all, await reads.work()], (name: string, value: unknown) => {
    names.add(name)
    return typeof value === 'bigint' ? String(value) : value
  })
  expect([...names]).toEqual(expect.arrayContaining(['username', 'invitedBy', 'withdrawal']))
  for (const hidden of ['passwordHash', 'tokenHash', 'deviceHash']) expect([...names]).not.toContain(hidden)
  expect(accounts[0]).not.toHaveProperty('secret')
})
