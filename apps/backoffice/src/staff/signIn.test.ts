import { refusals, type Role } from '@member/api/operations'
import { createApp, type OpenDatabase } from '@member/api/testing/internals'
import { staffAssets } from '@member/staff-page/assets'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInBackOffice, ownersBackOffice, newStaffAccount } from '../testing/ownersBackOffice.ts'
import { newMember } from '@member/api/testing/newMember'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { payIn } from '@member/api/testing/payIn'
import { testServices } from '@member/api/testing/testServices'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database, { localOrigins: false })
  app = createApp(bench.services, [signedInBackOffice, staffAssets])
})
afterAll(() => open.close())
beforeEach(() => bench.pass(60_000))

const account = async (...roles: Role[]) => newStaffAccount(app, bench.services, roles)
const page = (path: string, cookie: string) => app.request(path, { headers: { cookie } })
const press = async (path: string, cookie: string, fields: Record<string, string> = {}) => {
  const headers = { cookie, 'Content-Type': 'application/json' }
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(fields) })
  const answered: unknown = await answer.json().catch(() => undefined)
  return answered
}

describe('the back office of a real operator', () => {
  test('is closed for visitors who have not signed in, and leads there', async () => {
    for (const path of ['/desk', '/desk/work', '/desk/log', '/desk/staff']) {
      const answer = await app.request(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/sign-in'])
    }
    const signInPage = await app.request('/desk/sign-in')
    expect(signInPage.status).toBe(200)
    expect(await signInPage.text()).not.toMatch(/<nav|href="\/desk/)
  })

  test('shows no menu before sign-in, in a simulation either', async () => {
    const simulated = createApp(testServices(open.database).services, [ownersBackOffice])
    for (const path of ['/desk/sign-in', '/desk/join'])
      expect(await (await simulated.request(`http://localhost${path}`)).text()).not.toContain('<nav')
  })

  test('opens with name, password and code together', async () => {
    const { signIn } = await account('support')
    expect(await signIn({ password: 'another' })).toBe('')
    expect(await signIn({ code: '000000' })).toBe('')
    const cookie = await signIn()
    expect((await page('/desk', cookie)).status).toBe(200)
    await app.request('/desk/sign-out', { method: 'POST', headers: { cookie } })
    expect((await page('/desk', cookie)).status).toBe(303)
  })

  test('takes a code once, however quickly it is seen over a shoulder', async () => {
    const { signIn } = await account('support')
    expect(await signIn()).not.toBe('')
    expect(await signIn()).toBe('')
    bench.pass(30_000)
    expect(await signIn()).not.toBe('')
  })

  test('refuses guesses after five', async () => {
    const { signIn } = await account('support')
    for (let guess = 0; guess < 5; guess += 1) await signIn({ code: '000000' })
    expect(await signIn()).toBe('')
  })

  test('forgets who did nothing for half an hour, and whose account was closed', async () => {
    const { signIn, uuid } = await account('support')
    const idle = await signIn()
    bench.pass(31 * 60_000)
    expect((await page('/desk', idle)).status).toBe(303)
    const cookie = await signIn()
    const { signIn: owner } = await account('owner')
    expect(await press(`/desk/staff/${uuid}/close`, await owner())).toEqual({ done: true })
    expect((await page('/desk', cookie)).status).toBe(303)
    expect(await signIn()).toBe('')
  })

  test('lets each do what their roles allow', async () => {
    const { signIn } = await account('marketing')
    const cookie = await signIn()
    const member = await newMember(bench.services)
    expect(await press(`/desk/members/${member.uuid}/suspend`, cookie)).toEqual({
      problem: refusals.notAllowed,
    })
    expect((await page('/desk/staff', cookie)).status).toBe(403)
  })
})

test('the last owner is not closed', async () => {
  const { signIn, uuid } = await account('owner')
  const cookie = await signIn()
  const others = (await (await page('/desk/staff', cookie)).text()).matchAll(
    /\/desk\/staff\/([\da-f-]{36})\/close/g,
  )
  for (const [, other] of others) if (other !== uuid) await press(`/desk/staff/${other}/close`, cookie)
  expect(await press(`/desk/staff/${uuid}/close`, cookie)).toEqual({ problem: refusals.lastOwner })
})

test('a member has a page with what happened, and the log is searched', async () => {
  const { signIn } = await account('owner')
  const cookie = await signIn()
  const member = await newMember(bench.services)
  await payIn(bench.services, member, 750)
  const path = `/desk/members/${member.uuid}`
  await press(`${path}/adjust`, cookie, { key: crypto.randomUUID(), amount: '-50.50', reason: 'เติมซ้ำ' })
  const shown = await (await page(path, cookie)).text()
  for (const words of [member.username, '฿699.50', '฿750.00', 'ปรับเครดิต', 'ยอด: −฿50.50', 'เติมซ้ำ'])
    expect(shown).toContain(words)
  const found = await (await page(`/desk/log?q=${encodeURIComponent('เติมซ้ำ')}`, cookie)).text()
  expect(found).toContain('ปรับเครดิต')
  expect(found).not.toContain('เพิ่มเจ้าหน้าที่')
  for (const shownPage of [shown, found]) expect(shownPage).not.toMatch(/\{&quot;|\{"/)
  expect(shown).toContain('สำเร็จ')
  expect(shown).not.toMatch(/\b(SUCCESS|PENDING|AUTO|MANUAL|DSK)\b/)
  expect(await (await page('/desk/log.csv?q=STAFF_ADDED', cookie)).text()).toContain('STAFF_ADDED')
})

test('what is not there is refused on a page of the back office, with its menu', async () => {
  const cookie = await (await account('owner')).signIn()
  for (const path of ['/desk/members/nobody', '/desk/nowhere']) {
    const answer = await app.request(path, { headers: { cookie, accept: 'text/html' } })
    const shown = await answer.text()
    expect([path, answer.status]).toEqual([path, 404])
    expect(shown).toContain('<nav')
    expect(shown).toContain('role="status"')
  }
})

const correction = () => ({ key: crypto.randomUUID(), amount: '9000000', reason: 'แก้ยอด' })

test('a correction beyond what one person may do says that it waits for a second', async () => {
  const cookie = await (await account('owner')).signIn()
  const member = await newMember(bench.services)
  const path = `/desk/members/${member.uuid}`
  expect(await press(`${path}/adjust`, cookie, correction())).toEqual({ waiting: true })
  const pressed = await app.request(`${path}/adjust`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(correction()),
  })
  const shown = await (await page(pressed.headers.get('location') ?? '', cookie)).text()
  expect(shown).toContain('รอเจ้าหน้าที่คนที่สองอนุมัติ')
  expect(shown).toContain('฿0.00')
})
