import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cashOut, getCredit, newCommand, OpenGameAnswer, openGame } from '@member/api-client'
import * as v from 'valibot'
import { getSession } from '@member/api-client/session'
import { atBackOffice } from '@member/backoffice/testing/ownersBackOffice'
import { newGame } from '@member/api/testing/newGame'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { refusalOf } from '@member/api/testing/refusalOf'
import { signInAs } from '@member/api/testing/signInAs'
import { openSimulation } from '../../openSimulation.testing.ts'
import { cashOutAll, findViolations, takeBreak, type Member } from '@member/api/testing/internals'

let server: Awaited<ReturnType<typeof openSimulation>>
let app: typeof server.app
let member: Member

beforeAll(async () => {
  server = await openSimulation()
  ;({ app } = server)
})
afterAll(async () => {
  expect(await findViolations(server.services.database)).toEqual([])
  await server.close()
})
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 5_000)
  await signInAs(server.services, member)
})

async function ask(path: string, body?: object, session = '') {
  const response = await app.request(`/play/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const shown: unknown = await response.json()
  return { status: response.status, told: Object.assign({ session: '', problem: '', balance: -1 }, shown) }
}

const open = async (category: 'slot' | 'casino' | 'card' | 'fishing' | 'lotto' | 'sport' = 'slot') => {
  const game = await newGame(server.services.database, { category })
  const opened = await openGame({ gameUuid: game.uuid }, newCommand())
  return { ...opened, token: new URL(opened.url).hash.slice(1) }
}
const press = (change: object = {}) => ({ key: crypto.randomUUID(), stake: 10, ...change })

describe('the address', () => {
  test('lets one browser in, once, and keeps it in without a cookie', async () => {
    const { token } = await open()
    const entered = await ask('session', { token })
    expect(entered.told).toMatchObject({ gameName: 'มังกรทอง', category: 'slot', balance: 5_000, choices: [] })
    expect((await ask('session', { token })).status).toBe(401)
    expect((await ask('state', undefined, entered.told.session)).told.balance).toBe(5_000)
    expect((await ask('state')).status).toBe(401)
    expect((await ask('state', undefined, 'x'.repeat(32))).status).toBe(401)
  })

  test.each([
    ['still holds the money', false],
    ['has given the money back', true],
  ])('lets nobody in who was excluded meanwhile: the game %s', async (_how, isHome) => {
    const { token } = await open()
    const { database, clock } = server.services
    await database.transaction((tx) => takeBreak(tx, member.uuid, 'SIX_MONTHS', clock()))
    if (isHome) await cashOutAll(server.services)
    expect(await ask('session', { token })).toMatchObject({ status: 410, told: { session: '' } })
  })

  test('ends after two minutes', async () => {
    const { token } = await open()
    server.pass(121_000)
    expect(await ask('session', { token })).toMatchObject({ status: 401 })
  })

  test('fresh ends the older one, whoever uses it', async () => {
    const game = await newGame(server.services.database)
    const order = newCommand()
    const first = new URL((await openGame({ gameUuid: game.uuid }, order)).url).hash.slice(1)
    const second = new URL((await openGame({ gameUuid: game.uuid }, order)).url).hash.slice(1)
    expect((await ask('session', { token: first })).status).toBe(401)
    const seated = (await ask('session', { token: second })).told.session
    const third = new URL((await openGame({ gameUuid: game.uuid }, order)).url).hash.slice(1)
    await ask('session', { token: third })
    expect((await ask('state', undefined, seated)).status).toBe(401)
  })
})

describe('a round', () => {
  test.each([
    ['slot', '', 'reels'],
    ['casino', 'banker', 'winner'],
    ['card', '', 'mine'],
    ['fishing', 'great', 'isHit'],
    ['lotto', '07', 'number'],
    ['sport', 'away', 'score'],
  ] as const)('of %s is drawn by the server, and is in the ledger', async (category, choice, shows) => {
    const { token } = await open(category)
    const { session } = (await ask('session', { token })).told
    const { told } = await ask('rounds', press({ choice }), session)
    expect(told).toMatchObject({ bet: 10, shown: { [shows]: expect.anything() } })
    expect((await getCredit()).inGames[0]?.amount).toBe(told.balance)
  })

  test('pressed twice with one key is one round', async () => {
    const { token } = await open()
    const { session } = (await ask('session', { token })).told
    const once = press()
    const [first, again] = await Promise.all([ask('rounds', once, session), ask('rounds', once, session)])
    expect(first.told).toEqual(again.told)
  })

  test('is refused without a choice, a stake or the money for it', async () => {
    const { token } = await open('sport')
    const { session } = (await ask('session', { token })).told
    for (const wrong of [
      {},
      { choice: 'both' },
      { choice: 'home', stake: 7 },
      { choice: 'home', key: '1' },
    ]) {
      expect((await ask('rounds', press(wrong), session)).status).toBe(400)
    }
    await cashOut({}, newCommand())
    const poor = await newMember(server.services)
    await payIn(server.services, poor, 3)
    await signInAs(server.services, poor)
    const entered = await ask('session', { token: (await open()).token })
    const refused = await ask('rounds', press(), entered.told.session)
    expect(refused).toMatchObject({ status: 422, told: { problem: expect.stringMatching(/[ก-๙]/) } })
  })

  test('cannot be played when the money is cashed out', async () => {
    const { token } = await open()
    const { session } = (await ask('session', { token })).told
    await cashOut({}, newCommand())
    expect((await ask('rounds', press(), session)).status).toBe(410)
    expect((await ask('state', undefined, session)).status).toBe(410)
  })
})

describe('the page', () => {
  test('runs nothing foreign, and is framed by the brand alone', async () => {
    const page = await app.request('/play')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).toContain('frame-ancestors https://saengthong.example http://localhost:*')
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('Set-Cookie')).toBeNull()
    const markup = await page.text()
    expect(markup).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/)
    for (const file of ['play.css', 'play.js', 'shapes.js', 'words.js']) {
      expect((await app.request(`/play/${file}`)).status).toBe(200)
    }
    expect((await app.request('/play/other.js')).status).toBe(404)
  })

  test('leads back to the site it was opened from, and to no other', async () => {
    const { uuid } = await newGame(server.services.database)
    for (const [origin, returnUrl] of [
      ['https://saengthong.example', 'https://saengthong.example/auth/games/category'],
      ['https://elsewhere.example', null],
    ] as const) {
      const response = await app.request('/api/auth/user/opengame', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${getSession()?.token}`,
          Origin: origin,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ gameUuid: uuid, platform: 'DSK' }),
      })
      const { data } = v.parse(v.object({ data: OpenGameAnswer }), await response.json())
      const { url } = data
      expect((await ask('session', { token: new URL(url).hash.slice(1) })).told).toMatchObject({ returnUrl })
    }
  })
})

describe('the back office', () => {
  test('shuts and opens a game and a provider', async () => {
    const game = await newGame(server.services.database, { provider: 'XE', category: 'card' })
    const opening = () => openGame({ gameUuid: game.uuid }, newCommand())
    expect(await atBackOffice(app, `games/${game.uuid}/shut`)).toEqual({ done: true })
    expect(await atBackOffice(app, `games/${game.uuid}/shut`)).toHaveProperty('problem')
    expect((await refusalOf(opening())).status).toBe(422_302)
    await atBackOffice(app, `games/${game.uuid}/open`)
    await atBackOffice(app, 'providers/XE/shut')
    expect((await refusalOf(opening())).status).toBe(422_302)
    await atBackOffice(app, 'providers/XE/open')
    expect((await opening()).moved).toBe(5_000)
    const work: unknown = await (await app.request(`/desk/work?game=${game.gameCode}`)).json()
    expect(work).toMatchObject({
      launches: expect.arrayContaining([
        { username: member.username, status: 'OPEN', amount: 5_000, uuid: expect.any(String) },
      ]),
    })
  })
})

const set = (switches: object) =>
  app.request('/games/switches', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(switches),
  })

describe('the page of the games', () => {
  test('tells the simulated provider how to behave, and shows what members opened', async () => {
    const { uuid } = await newGame(server.services.database)
    expect(await (await set({ opening: 'refused' })).json()).toEqual({ opening: 'refused', cashOut: 'up' })
    expect((await refusalOf(openGame({ gameUuid: uuid }, newCommand()))).status).toBe(500_256)
    expect(await (await set({ opening: 'sideways' })).json()).toHaveProperty('problem')
    await set({ opening: 'up' })
    await openGame({ gameUuid: uuid }, newCommand())
    const page = await (await app.request('/games')).text()
    for (const words of ['How the games behave', 'มังกรทอง', member.username]) expect(page).toContain(words)
  })
})

test('a member who reads English plays in English', async () => {
  const game = await newGame(server.services.database, { category: 'slot', nameEn: 'Golden Dragon' })
  const opened = await app.request('/api/auth/user/opengame', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${getSession()!.token}`,
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ gameUuid: game.uuid, platform: 'DSK' }),
  })
  const { data } = v.parse(v.object({ data: OpenGameAnswer }), await opened.json())
  const { pathname, search, hash } = new URL(data.url)
  const page = await (await app.request(pathname + search)).text()
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('Back to site')
  expect(await (await app.request(`/play/words.js${search}`)).text()).toContain('"slot":"Spin"')
  const entered = await ask(`session${search}`, { token: hash.slice(1) })
  expect(entered.told).toMatchObject({ gameName: 'Golden Dragon' })
  expect((await ask(`state${search}`)).told.problem).toContain('expired')
  expect((await ask('state')).told.problem).toContain('หมดอายุ')
})
