import { staffAssets } from '@member/staff-page/assets'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  attempts,
  codeAt,
  createApp,
  newStaff,
  type OpenDatabase,
  operationsAs,
  sweepAttempts,
  unseal,
} from '@member/api/testing/internals'
import { signedInBackOffice } from '../testing/ownersBackOffice.ts'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { ownerStaff } from '@member/api/testing/asStaff'
import { testServices } from '@member/api/testing/testServices'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let app: ReturnType<typeof createApp>
let secret: Buffer
let password: string
let uuid: string
let count = 0
const username = () => `owner${count}`

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(async () => {
  bench = testServices(open.database, { localOrigins: false })
  bench.services.throttles.staffAddress = { times: 30, seconds: 900 }
  app = createApp(bench.services, [signedInBackOffice, staffAssets])
  await open.database.delete(attempts)
  count += 1
  const made = await newStaff(bench.services, username(), ['owner'])
  await operationsAs(bench.services, ownerStaff).addStaff(made.account)
  ;({ password } = made)
  ;({ uuid } = made.account)
  secret = unseal(bench.services.identityKey, made.account.secret, { memberUuid: uuid, part: 'secret' })
})

const home = '203.0.113.1'
const stranger = '198.51.100.1'

async function sign(change: Record<string, string> = {}, address = home, cookie = '') {
  const code = codeAt(secret, bench.services.clock())
  const answer = await app.request(
    '/desk/sign-in',
    {
      method: 'POST',
      body: new URLSearchParams({ username: username(), password, code, ...change }),
      headers: { 'X-Forwarded-For': address, cookie },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
  const browser = cookies.find((set) => set.startsWith('desk-browser-'))
  return { leadsTo: answer.headers.get('location'), browser }
}
const isIn = '/desk'
const hasToWait = '/desk/sign-in?wait'
const isWrong = '/desk/sign-in?wrong'
const guess = (times: number, address = stranger, change: Record<string, string> = { password: 'a-guess' }) =>
  Promise.all(Array.from({ length: times }, () => sign(change, address)))

test('who guesses at a name shuts it out for their own network alone', async () => {
  await guess(30)
  expect((await sign({}, stranger)).leadsTo).toBe(hasToWait)
  expect((await sign()).leadsTo).toBe(isIn)
})

test('a browser that staff signed in on gets in while its own network is locked', async () => {
  const { browser = '' } = await sign()
  await guess(30, home)
  bench.pass(30_000)
  expect((await sign()).leadsTo).toBe(hasToWait)
  expect((await sign({}, home, browser)).leadsTo).toBe(isIn)
})

test('the browser of one account is none of another’s, nor is one that nobody sealed', async () => {
  const { browser = '' } = await sign()
  const [name = '', value = ''] = browser.split('=')
  const another = crypto.randomUUID()
  await guess(5, home)
  bench.pass(30_000)
  for (const forged of [
    `${name}=${value.slice(0, -6)}AAAA%3D`,
    `${name}=${uuid}.mine`,
    `desk-browser-${another}=${value}`,
  ])
    expect((await sign({}, home, forged)).leadsTo).toBe(hasToWait)
})

test('a known browser has ten tries of its own', async () => {
  const { browser = '' } = await sign()
  bench.pass(30_000)
  for (let time = 0; time < 15; time += 1) await sign({ password: 'a-guess' }, home, browser)
  expect((await sign({}, home, browser)).leadsTo).toBe(hasToWait)
})

test('one network tries no thirty names, and all others get in', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, at) => sign({ username: `name${at}` }, stranger)))
  expect((await sign({}, stranger)).leadsTo).toBe(hasToWait)
  expect((await sign()).leadsTo).toBe(isIn)
})

test('who knows the password does not guess the code from a thousand networks, nor shut out a known browser', async () => {
  const { browser = '' } = await sign()
  bench.pass(30_000)
  for (let host = 0; host < 6; host += 1) await guess(1, `198.51.100.${host}`, { code: '000000' })
  expect((await sign({}, '192.0.2.1')).leadsTo).toBe(isWrong)
  expect((await sign({}, home, browser)).leadsTo).toBe(isIn)
})

test('a form that is not filled in is no try', async () => {
  for (const change of [{ username: '' }, { password: '' }, { code: '12' }]) await guess(10, home, change)
  expect(await open.database.select().from(attempts)).toEqual([])
  expect((await sign()).leadsTo).toBe(isIn)
})

test('what was counted of names that nobody has is deleted once it no longer counts', async () => {
  await Promise.all(Array.from({ length: 9 }, (_, at) => sign({ username: `${'x'.repeat(5_000)}${at}` })))
  const rows = await open.database.select().from(attempts)
  expect(Math.max(...rows.map(({ bucket }) => bucket.length))).toBeLessThan(120)
  bench.pass(900_001)
  await sweepAttempts(bench.services)
  expect(await open.database.select().from(attempts)).toEqual([])
})
