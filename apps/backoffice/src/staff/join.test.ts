import { refusals } from '@member/api/operations'
import { createApp, type OpenDatabase, operationsAs, staff } from '@member/api/testing/internals'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInBackOffice, newStaffAccount } from '../testing/ownersBackOffice.ts'
import { codeOfText } from '@member/api/testing/authenticator'
import { newMember } from '@member/api/testing/newMember'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { testServices } from '@member/api/testing/testServices'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let app: ReturnType<typeof createApp>
let owner: Awaited<ReturnType<typeof newStaffAccount>>
let ownerCookie: string
let count = 0

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database, { localOrigins: false })
  app = createApp(bench.services, [signedInBackOffice])
})
afterAll(() => open.close())
beforeEach(async () => {
  bench.pass(60_000)
  owner = await newStaffAccount(app, bench.services, ['owner'])
  ownerCookie = await owner.signIn()
})

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  app.request(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })

async function invite(role = 'payments') {
  count += 1
  const username = `newcomer${count}`
  const shown = await (await post('/desk/staff', { username, [role]: 'yes' }, ownerCookie)).text()
  return { username, shown, invitation: /\/desk\/join#([\w-]{43})/.exec(shown)?.[1] ?? '' }
}

const opened = async (invitation: string) => {
  const shown = await (await post('/desk/join', { invitation })).text()
  const token = /name="token" value="([\w-]{43})"/.exec(shown)?.[1] ?? ''
  return { shown, token, secret: /<code class="secret">([A-Z2-7]{32})</.exec(shown)?.[1] ?? '' }
}

const password = 'ข้าวเหนียว-mango-7194'
const finish = (token: string, secret: string, change: Record<string, string> = {}) =>
  post('/desk/join', {
    token,
    password,
    again: password,
    code: codeOfText(secret, bench.services.clock()),
    ...change,
  })

describe('a new member of staff', () => {
  test('sets their own password and factor by a link, which their maker never sees, and signs in', async () => {
    const { username, shown, invitation } = await invite()
    expect(shown).not.toContain('otpauth')
    expect(shown).not.toMatch(/[A-Z2-7]{32}/)
    const { shown: page, token, secret } = await opened(invitation)
    expect(page).toContain('<svg')
    expect((await finish(token, secret)).headers.get('location')).toBe('/desk/sign-in?joined')
    bench.pass(30_000)
    const code = codeOfText(secret, bench.services.clock())
    const answer = await post('/desk/sign-in', { username, password, code })
    expect(answer.headers.get('location')).toBe('/desk')
  })

  test('signs in with the next code, not with the one that set the account up', async () => {
    const { username, invitation } = await invite()
    const { token, secret } = await opened(invitation)
    await finish(token, secret)
    const enter = () =>
      post('/desk/sign-in', { username, password, code: codeOfText(secret, bench.services.clock()) })
    expect((await enter()).headers.get('location')).not.toBe('/desk')
    bench.pass(30_000)
    expect((await enter()).headers.get('location')).toBe('/desk')
  })

  test('finds a link that somebody opened before them used up, and one that is too old', async () => {
    const { invitation } = await invite()
    await opened(invitation)
    expect((await opened(invitation)).shown).toContain(refusals.invitationOver)
    const late = await invite()
    bench.pass(3 * 86_400_000 + 1)
    expect((await opened(late.invitation)).shown).toContain(refusals.invitationOver)
  })

  test('has half an hour to set the account up, and does it once', async () => {
    const { token, secret } = await opened((await invite()).invitation)
    const presses = await Promise.all([finish(token, secret), finish(token, secret)])
    expect(presses.filter(({ status }) => status === 303)).toHaveLength(1)
    const other = await opened((await invite()).invitation)
    bench.pass(31 * 60_000)
    expect(await (await finish(other.token, other.secret)).text()).toContain(refusals.invitationOver)
  })

  test.each([
    [{ password: 'short', again: 'short' }, refusals.passwordShort],
    [{ password: 'password12345', again: 'password12345' }, refusals.passwordGuessable],
    [{ again: 'something else' }, refusals.passwordsDiffer],
    [{ code: '000000' }, refusals.factorCode],
  ])('reads what to mend, and goes on: %o', async (change, words) => {
    const { token, secret } = await opened((await invite()).invitation)
    expect(await (await finish(token, secret, change)).text()).toContain(words)
    expect((await finish(token, secret)).status).toBe(303)
  })

  test('who lost the second factor sets up again what an owner’s new link shows, once', async () => {
    const { username } = await newStaffAccount(app, bench.services, ['payments'])
    const uuid = await uuidOf(username)
    expect(await (await app.request('/desk/staff', { headers: { cookie: ownerCookie } })).text()).toContain(
      `staff/${uuid}/renew`,
    )
    const shown = await (await post(`/desk/staff/${uuid}/renew`, {}, ownerCookie)).text()
    const { token, secret } = await opened(/\/desk\/join#([\w-]{43})/.exec(shown)?.[1] ?? '')
    expect((await finish(token, secret)).headers.get('location')).toBe('/desk/sign-in?joined')
    const own = await post(`/desk/staff/${await uuidOf(owner.username)}/renew`, {}, ownerCookie)
    expect(decodeURIComponent(own.headers.get('location') ?? '')).toContain(refusals.ownRenewal)
  })

  test('cannot set up what the owner took back', async () => {
    const { username, invitation } = await invite()
    const shown = await (await app.request('/desk/staff', { headers: { cookie: ownerCookie } })).text()
    const uuid = new RegExp(`${username} [^]*?staff/invitations/([\\da-f-]{36})/withdraw`).exec(shown)?.[1]
    await post(`/desk/staff/invitations/${uuid}/withdraw`, {}, ownerCookie)
    expect((await opened(invitation)).shown).toContain(refusals.invitationOver)
  })
})

const as = (name: string, role: 'payments' | 'owner' = 'payments') =>
  operationsAs(bench.services, { kind: 'STAFF', name, roles: [role] })
const asked = async (by: string) => {
  const key = crypto.randomUUID()
  const { uuid: memberUuid } = await newMember(bench.services)
  await as(by).adjustCredit({ key, memberUuid, amount: 50_000_000n, why: 'ชดเชย' })
  return key
}
async function joined() {
  const { username, invitation } = await invite()
  const { token, secret } = await opened(invitation)
  await finish(token, secret)
  return username
}
const uuidOf = async (name: string) =>
  (await open.database.select().from(staff).where(eq(staff.username, name)))[0]!.uuid

describe('a second person', () => {
  test('is not one whom the asker invited, in two days or later, nor the other direction', async () => {
    const made = await joined()
    const key = await asked(owner.username)
    await expect(as(made).approveAdjustment(key)).rejects.toThrow(refusals.newApprover)
    bench.pass(2 * 86_400_000)
    await expect(as(made).approveAdjustment(key)).rejects.toThrow(refusals.sameMaker)
    await expect(as(owner.username).approveAdjustment(await asked(made))).rejects.toThrow(refusals.sameMaker)
  })

  test('is one whom another owner has confirmed, and neither the account nor its maker confirms it', async () => {
    const made = await joined()
    const uuid = await uuidOf(made)
    const key = await asked(owner.username)
    bench.pass(2 * 86_400_000)
    await expect(as(owner.username, 'owner').confirmStaff(uuid)).rejects.toThrow(refusals.sameMaker)
    await expect(as(made, 'owner').confirmStaff(uuid)).rejects.toThrow(refusals.secondPerson)
    await operationsAs(bench.services, { kind: 'JOB', name: 'staff:add' }).confirmStaff(uuid)
    await as(made).approveAdjustment(key)
  })
})
