import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSwitches } from './bank/switches.ts'
import { simulatedPushKeys } from './operator.ts'
import { newMember } from '@member/api/testing/newMember'
import { signInAs } from '@member/api/testing/signInAs'
import { operatorAccounts } from '@member/api/importing'
import { openSimulation } from './openSimulation.testing.ts'
import { getCredit } from '@member/api-client'
import { isPair } from '@member/api/main'
import { createApp, readQrs, takeFeed, type Member } from '@member/api/testing/internals'
import { brokenBodies, unknownUuids, wrongTexts } from '@member/api/testing/brokenInputs'

const ours = { bankName: 'KBANK', bankId: '0583927416', accountName: 'บจก. แสงทอง' }
let bench: Awaited<ReturnType<typeof openSimulation>>
let member: Member

beforeAll(async () => {
  bench = await openSimulation()
  await bench.services.database.insert(operatorAccounts).values(ours)
  await setSwitches(bench.services.database, { feed: 'off' })
  member = await newMember(bench.services)
})
afterAll(() => bench.close())

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  bench.app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
const json = async (path: string, body: object): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json' }
  return (await bench.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

test('a simulation keeps the keys it made, also where two processes start at once', async () => {
  const { database } = bench.services
  const made = await Promise.all([simulatedPushKeys(database), simulatedPushKeys(database)])
  expect(made[0]).toEqual(made[1])
  expect(made[0] && isPair(made[0])).toBe(true)
  expect(await simulatedPushKeys(database)).toEqual(made[0])
})

describe('the bank’s page', () => {
  test('lists members, strangers and our own accounts', async () => {
    const page = await (await bench.app.request('/bank')).text()
    for (const words of [member.bankId, member.username, ours.bankId, 'no member'])
      expect(page).toContain(words)
  })

  test('sends a transfer from a form and shows its slip, whose QR is its reference', async () => {
    const sent = await post('/bank/transfers', {
      from: `SCB ${member.bankId}`,
      to: `KBANK ${ours.bankId}`,
      amount: '1,500.50',
    })
    expect(sent.status).toBe(303)
    const page = await (await bench.app.request(sent.headers.get('location')!)).text()
    const qrcode = /<code>([0-9A-Z]+)<\/code>/.exec(page)?.[1]
    const slip = await bench.app.request(/href="([^"]+slip\.jpg)"/.exec(page)![1]!)
    expect(slip.headers.get('content-type')).toBe('image/jpeg')
    expect(await readQrs(Buffer.from(await slip.arrayBuffer()))).toEqual([qrcode])
  })

  test('sends one as JSON from a member to our first account', async () => {
    const at = '2026-11-17T09:00:00+07:00'
    expect(
      await json('/bank/transfers', { from: { username: member.username }, amount: 20.5, at }),
    ).toMatchObject({
      sendingBank: '014',
      to: { bankId: ours.bankId },
      amount: 20.5,
      at: '2026-11-17T09:00:00.000+07:00',
    })
  })

  test.each([
    [{ amount: '0' }],
    [{ amount: '1.005' }],
    [{ amount: '-5' }],
    [{ at: '2030-01-01T00:00' }],
    [{ from: 'nobody' }],
    [{ from: 'SCB 1234560000' }],
  ])('says what is wrong with %o', async (change) => {
    expect(await json('/bank/transfers', { from: member.username, amount: '100', ...change })).toHaveProperty(
      'problem',
    )
  })

  test('keeps its switches, and shows nothing else of the simulation', async () => {
    await simulatedPushKeys(bench.services.database)
    await post('/bank/switches', { slowMinutes: '5', down: 'true', feed: 'reference' })
    expect(await (await bench.app.request('/bank/switches')).json()).toEqual({
      slowMinutes: 5,
      down: true,
      feed: 'reference',
    })
    expect(await json('/bank/switches', { slowMinutes: 0, down: false, feed: 'off' })).toMatchObject({
      down: false,
    })
    expect(await json('/bank/switches', { feed: 'sideways' })).toHaveProperty('problem')
  })
})

test('many transfers in the same moment are all sent and credited once', async () => {
  await setSwitches(bench.services.database, { feed: 'reference', down: false })
  const payer = await newMember(bench.services)
  await signInAs(bench.services, payer)
  const sends = Array.from({ length: 24 }, async () =>
    post('/bank/transfers', {
      from: `${payer.bankName}:${payer.bankId}`,
      to: `${ours.bankName}:${ours.bankId}`,
      amount: '10',
    }),
  )
  expect((await Promise.all(sends)).map(({ status }) => status)).toEqual(sends.map(() => 303))
  await takeFeed(bench.services)
  expect((await getCredit()).balance).toBe(240)
})

const as = (password: string) => ({
  headers: { Authorization: `Basic ${btoa(`operator:${password}`)}` },
})

describe('the simulation’s pages', () => {
  test.each(['/bank', '/desk', '/operator/page.css', '/operator/page.js', '/operator/400.ttf'])(
    '%s runs nothing but its own',
    async (path) => {
      const answer = await bench.app.request(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'(?!.*unsafe)/)
      expect(await answer.text()).not.toMatch(/ style="| on\w+="/)
    },
  )

  test.each([
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
  ])('take no orders from another site: %o', async (headers) => {
    for (const path of ['/bank/switches', '/desk/operation']) {
      expect((await post(path, { down: 'true', websiteStatus: 'MA' }, headers)).status).toBe(403)
    }
  })

  test('take orders from themselves', async () => {
    const headers = { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' }
    expect((await post('/desk/operation', { websiteStatus: 'ON' }, headers)).status).toBe(303)
  })

  test('answer to this machine’s names alone: any site can let its own name lead here', async () => {
    for (const path of ['/desk', '/desk/work', '/bank', '/bank/transfers']) {
      expect((await bench.app.request(`http://rebound.example:8787${path}`)).status).toBe(421)
      expect((await bench.app.request(`http://127.0.0.1:8787${path}`)).status).toBe(200)
    }
    expect(
      (await bench.app.request('http://rebound.example/desk/operation', { method: 'POST' })).status,
    ).toBe(421)
  })

  test('ask for the operator’s password where one is set, by whatever name', async () => {
    const app = createApp({ ...bench.services, operatorPassword: 'a long enough one' }, bench.pages)
    for (const path of ['/desk', '/desk/work', '/bank', '/bank/switches']) {
      const asked = await app.request(`http://server.example${path}`)
      expect([asked.status, asked.headers.get('WWW-Authenticate')]).toEqual([401, 'Basic realm="Operator"'])
      expect((await app.request(`http://server.example${path}`, as('another one'))).status).toBe(401)
      expect((await app.request(`http://server.example${path}`, as('a long enough one'))).status).toBe(200)
    }
  })

  test('show no menu before sign-in', async () => {
    for (const path of ['/desk/sign-in', '/desk/join'])
      expect(await (await bench.app.request(`http://localhost${path}`)).text()).not.toContain('<nav')
  })

  test('do not exist where nothing is simulated', async () => {
    const app = createApp({ ...bench.services, localOrigins: false })
    for (const path of ['/bank', '/desk', '/desk/work', '/bank/transfers', '/operator/page.css']) {
      expect((await app.request(path)).status).toBe(404)
    }
  })
})

describe('a broken request', () => {
  beforeAll(() => {
    bench.services.throttles.refused.times = 100_000
  })

  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${'x'.repeat(32)}` }
  const ask = (method: string, path: string, body?: string) =>
    bench.app.request(path, { method, headers, ...(body !== undefined && { body }) })

  const bodies: Record<string, object> = {
    '/bank/transfers': { from: 'KBANK 0481907725', to: 'KBANK 0583927416', amount: '100', at: '' },
    '/bank/switches': { slowMinutes: 0, down: false, feed: 'reference' },
    '/games/switches': { opening: 'up', cashOut: 'up' },
    '/play/session': { token: 'x'.repeat(32) },
    '/play/rounds': { key: unknownUuids, stake: 10, choice: '07' },
    '/simulated/events': { event: 'page' },
  }

  test.each(Object.entries(bodies))('no body breaks %s', async (path, body) => {
    for (const broken of brokenBodies(body)) {
      const { status } = await ask('POST', path, broken)
      expect([broken.slice(0, 200), status < 500]).toEqual([broken.slice(0, 200), true])
    }
    expect(bench.logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  test.each(Object.keys(bodies))('%s is read no further than 64 kB', async (path) => {
    expect((await ask('POST', path, '['.repeat(100_000))).status).toBe(413)
  })

  const pages = ['/bank', '/bank/transfers', '/bank/switches', '/games', '/games/switches', '/messages']
  test.each([...pages, '/messages/sent', '/play', '/play/state', '/simulated/received'])(
    'no address breaks %s',
    async (path) => {
      for (const text of ['', ...wrongTexts]) {
        const search = new URLSearchParams({ sent: text, problem: text, lang: text })
        expect((await ask('GET', `${path}?${search}`)).status).toBeLessThan(500)
      }
      expect(bench.logged.filter(({ level }) => level === 'error')).toEqual([])
    },
  )
})
