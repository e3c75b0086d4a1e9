import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Services } from '@member/api/main'
import { hashToken, refusals as th, type Role } from '@member/api/operations'
import {
  beginStaffSession,
  codeAt,
  createApp,
  describeUnlogged,
  join,
  type OpenDatabase,
  openInvitation,
  operationLog,
  operationsAs,
  staff,
  staffInvitations,
  staffSessions,
} from '@member/api/testing/internals'
import { signedInBackOffice, newStaffAccount } from '../testing/ownersBackOffice.ts'
import { newMember } from '@member/api/testing/newMember'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { testServices } from '@member/api/testing/testServices'

type Account = Awaited<ReturnType<typeof newStaffAccount>>

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let services: Services
let app: ReturnType<typeof createApp>
let owner: Account
let other: Account
const twoDays = 2 * 86_400_000

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database, { localOrigins: false })
  services = bench.services
  app = createApp(services, [signedInBackOffice])
})
afterAll(async () => {
  expect(await describeUnlogged(open.database)).toEqual([])
  await open.close()
})
beforeEach(async () => {
  bench.pass(60_000)
  owner = await person('owner')
  other = await person('owner')
})

async function person(role: Role) {
  const account = await newStaffAccount(app, services, [role])
  const own = { createdBy: null, confirmedBy: 'staff:add' }
  await open.database.update(staff).set(own).where(eq(staff.uuid, account.uuid))
  return account
}

const as = ({ username }: Pick<Account, 'username'>, role: 'owner' | 'payments' = 'owner') =>
  operationsAs(services, { kind: 'STAFF', name: username, roles: [role] })
const password = 'ข้าวเหนียว-mango-7194'

async function issue(by: Account, { uuid }: Account) {
  const token = crypto.randomUUID()
  await as(by).renewStaff(uuid, hashToken(token))
  return token
}
async function setUp(link: string) {
  const { token, secret } = await openInvitation(services, link)
  const problem = await join(services, token, {
    password,
    again: password,
    code: codeAt(secret, services.clock()),
  })
  return { secret, problem }
}
const renew = async (by: Account, account: Account) => setUp(await issue(by, account))

const accountOf = async ({ uuid }: Account) =>
  (await open.database.select().from(staff).where(eq(staff.uuid, uuid)))[0]!
const asked = async (by: Account) => {
  const key = crypto.randomUUID()
  const { uuid: memberUuid } = await newMember(services)
  await as(by).adjustCredit({ key, memberUuid, amount: 50_000_000n, why: 'ชดเชย' })
  return key
}

describe('staff who lost their second factor', () => {
  test('set a new password and factor by a link, on the account they had, and every session ends', async () => {
    const lost = await person('payments')
    const cookie = await lost.signIn()
    const { secret } = await renew(owner, lost)
    expect((await app.request('/desk', { headers: { cookie } })).headers.get('location')).toBe(
      '/desk/sign-in',
    )
    bench.pass(30_000)
    expect(await lost.signIn()).toBe('')
    const signedIn = await lost.signIn({ password, code: codeAt(secret, services.clock()) })
    expect(signedIn).not.toBe('')
    expect(await accountOf(lost)).toMatchObject({
      username: lost.username,
      roles: ['payments'],
      createdBy: owner.username,
      confirmedBy: null,
    })
    const [line] = await open.database
      .select()
      .from(operationLog)
      .where(eq(operationLog.subject, lost.uuid))
      .orderBy(desc(operationLog.id))
    expect(line).toMatchObject({
      act: 'STAFF_SET_UP_AGAIN',
      byName: lost.username,
      detail: { username: lost.username, invitedBy: owner.username, sessions: 1 },
    })
  })

  test('go on with the old ones until they have finished, and a newer link replaces the older one', async () => {
    const first = await issue(owner, other)
    const second = await issue(owner, other)
    await expect(openInvitation(services, first)).rejects.toThrow(th.invitationOver)
    await openInvitation(services, second)
    expect(await other.signIn()).not.toBe('')
  })

  test('whose account was closed set nothing up, nor after it is opened again', async () => {
    const opened = await openInvitation(services, await issue(owner, other))
    const unopened = await person('support')
    const link = await issue(owner, unopened)
    for (const { uuid } of [other, unopened]) {
      await as(owner).setStaffActive(uuid, false)
      await expect(as(owner).renewStaff(uuid, hashToken('a link'))).rejects.toThrow(th.settled)
      await as(owner).setStaffActive(uuid, true)
    }
    const code = codeAt(opened.secret, services.clock())
    await expect(join(services, opened.token, { password, again: password, code })).rejects.toThrow(
      th.invitationOver,
    )
    await expect(openInvitation(services, link)).rejects.toThrow(th.invitationOver)
    expect(await accountOf(other)).toMatchObject({ createdBy: null, confirmedBy: 'staff:add' })
  })

  test('need another owner for it: nobody issues a link for themselves, and only owners do', async () => {
    await expect(issue(owner, owner)).rejects.toThrow(th.ownRenewal)
    await expect(as(other, 'payments').renewStaff(owner.uuid, hashToken('a link'))).rejects.toThrow(
      th.notAllowed,
    )
    expect(
      await open.database.select().from(staffInvitations).where(eq(staffInvitations.uuid, owner.uuid)),
    ).toEqual([])
  })

  test('keep out who signs in with the old password at the same moment', async () => {
    const link = await issue(owner, other)
    const hashes: Services['hashes'] = {
      ...services.hashes,
      run: async (_turn, work) => {
        const answer = await work()
        await setUp(link)
        return answer
      },
    }
    const { username, password: old, secret } = other
    const signIn = { username, password: old, code: codeAt(secret, services.clock()) }
    const from = { userAgent: '', address: '', browserOf: () => Promise.resolve(undefined) }
    expect(await beginStaffSession({ ...services, hashes }, { ...signIn, ...from })).toBeUndefined()
    expect(
      await open.database.select().from(staffSessions).where(eq(staffSessions.staffUuid, other.uuid)),
    ).toEqual([])
  })
})

describe('a second person', () => {
  test('is nobody whose link the asker issued, in two days or later, until another confirms them', async () => {
    await renew(owner, other)
    const key = await asked(owner)
    await expect(as(other).approveAdjustment(key)).rejects.toThrow(th.newApprover)
    bench.pass(twoDays)
    await expect(as(other).approveAdjustment(key)).rejects.toThrow(th.sameMaker)
    await expect(as(owner).approveAdjustment(await asked(other))).rejects.toThrow(th.sameMaker)
    await expect(as(owner).confirmStaff(other.uuid)).rejects.toThrow(th.sameMaker)
    await as(await person('owner')).confirmStaff(other.uuid)
    await as(other).approveAdjustment(key)
  })

  test('is neither of two owners who issued each other a link, but one whom somebody else invited', async () => {
    await renew(owner, other)
    await renew(other, owner)
    bench.pass(twoDays)
    await expect(as(other).approveAdjustment(await asked(owner))).rejects.toThrow(th.sameMaker)
    await expect(as(owner).approveAdjustment(await asked(other))).rejects.toThrow(th.sameMaker)
    await expect(as(owner).confirmStaff(other.uuid)).rejects.toThrow(th.sameMaker)
    const third = await person('owner')
    await as(third).approveAdjustment(await asked(owner))
    await as(owner).approveAdjustment(await asked(third))
    const helper = await person('owner')
    await renew(other, helper)
    bench.pass(twoDays)
    await expect(as(helper).approveAdjustment(await asked(owner))).rejects.toThrow(th.sameMaker)
  })
})

test('an account that was set up again without a line of the log is named', async () => {
  bench.pass(60_000)
  await renew(owner, other)
  const isIt = and(eq(operationLog.act, 'STAFF_SET_UP_AGAIN'), eq(operationLog.subject, other.uuid))
  const said = open.database.transaction(async (tx) => {
    await tx.execute(sql`alter table operation_log disable trigger all`)
    await tx.delete(operationLog).where(isIt)
    throw new Error((await describeUnlogged(tx)).join('\n'))
  })
  await expect(said).rejects.toThrow(
    /^the log of operations has no line STAFF_SET_UP_AGAIN of: [\da-f-]{36}$/,
  )
})
