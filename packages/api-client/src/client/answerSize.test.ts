// @vitest-environment jsdom
import { getAdapter } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { listDeposits } from '../endpoints/deposits.ts'
import { listGames } from '../endpoints/games.ts'
import { getOperation } from '../endpoints/site.ts'
import {
  aDeposit,
  aGame,
  aList,
  anOperation,
  calls,
  reply,
  signIn,
  signOut,
  mockApi,
} from '../testing/index.ts'
import { failure, ok } from './failure.testing.ts'
import { realServer } from './realServer.testing.ts'

beforeEach(() => void signIn())
afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})

const megabytes = (count: number) => count * 1024 * 1024

describe('an answer longer than any of the contract', () => {
  test('is refused by its length, before it is parsed', async () => {
    const text = JSON.stringify(ok({ ...anOperation(), more: 'x'.repeat(megabytes(10)) }))
    mockApi({ 'GET /api/setting/operational/website': reply(200, text) })
    const parse = vi.spyOn(JSON, 'parse')
    expect((await failure(getOperation())).kind).toBe('unreadable')
    expect(parse.mock.calls.filter(([given]) => given === text)).toEqual([])
  })

  test('that the page asked for before the app was here is asked for again', async () => {
    signOut()
    mockApi({ 'GET /api/setting/operational/website': anOperation() })
    const text = JSON.stringify(ok({ ...anOperation(), more: 'x'.repeat(megabytes(10)) }))
    const answer = Promise.resolve({ status: 200, headers: new Headers(), text })
    globalThis.early = {
      'GET /api/setting/operational/website': { token: null, abort: () => undefined, at: Date.now(), answer },
    }
    await getOperation()
    expect(calls()).toHaveLength(1)
  })

  test('is read no further than that, in a browser too', async () => {
    const server = await realServer()
    connect({ adapter: getAdapter('xhr') })
    let broken = false
    server.respondWith((response) => {
      const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      response.writeHead(200, { 'content-type': 'application/json', ...open })
      if (response.req.method === 'OPTIONS') return void response.end()
      response.on('close', () => (broken = true))
      const more = () => {
        while (response.writable && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      return more()
    })
    signOut()
    expect((await failure(getOperation())).kind).toBe('unreadable')
    await vi.waitFor(() => expect(broken).toBe(true))
    await server.close()
    connect({ adapter: undefined, baseUrl: '' })
  })

  test('is not one of a year of a busy affiliate', async () => {
    const text = JSON.stringify(ok({ ...anOperation(), more: 'x'.repeat(megabytes(2.6)) }))
    mockApi({ 'GET /api/setting/operational/website': reply(200, text) })
    expect(await getOperation()).toMatchObject(anOperation())
  })
})

describe('a list longer than was asked for', () => {
  const deposits = Array.from({ length: 500 }, () => aDeposit())

  test('is cut where the query named a limit', async () => {
    mockApi({ 'GET /api/auth/deposit/:uuid': aList(deposits, { total: 500 }) })
    const answer = await listDeposits({ page: 1, limit: 10 })
    expect(answer.items).toHaveLength(10)
    expect(answer.total).toBe(500)
  })

  test('and where the body did', async () => {
    mockApi({ 'POST /api/auth/user/game/list': aList(Array.from({ length: 500 }, () => aGame())) })
    expect((await listGames({ gameType: 'all', page: 1, limit: 60 })).items).toHaveLength(60)
  })

  test('what is cut off is not even looked at', async () => {
    mockApi({ 'GET /api/auth/deposit/:uuid': aList([aDeposit(), { nonsense: true }]) })
    expect((await listDeposits({ page: 1, limit: 1 })).items).toHaveLength(1)
  })
})
