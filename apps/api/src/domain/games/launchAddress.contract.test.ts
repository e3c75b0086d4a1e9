import { getCredit, newCommand, openGame } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let gameUuid: string

beforeAll(async () => {
  server = await startTestServer()
  gameUuid = (await newGame(server.services.database)).uuid
})
afterAll(async () => {
  expect(await findViolations(server.services.database)).toEqual([])
  await server.stop()
})
beforeEach(async () => {
  const member = await newMember(server.services)
  await payIn(server.services, member, 500)
  await server.logIn(member)
})

const open = () => openGame({ gameUuid }, newCommand())

const giving = async <Answer>(url: string, act: () => Promise<Answer>) => {
  const { services } = server
  const { gameProvider } = services
  const expiresAt = new Date(services.clock().getTime() + 60_000)
  services.gameProvider = { ...gameProvider, address: async () => ({ kind: 'address', url, expiresAt }) }
  try {
    return await act()
  } finally {
    services.gameProvider = gameProvider
  }
}

describe('a member whose provider gives an address', () => {
  test.each(['https://play.example/a;jsessionid=1?data=a|b#token=abc', 'http://10.0.0.7:9000/play'])(
    'that is http(s) gets it as it is: %s',
    async (url) => expect((await giving(url, open)).url).toBe(url),
  )

  test.each(['javascript:alert(1)', 'intent://play', '/play', ''])(
    'that no browser may open, %j, is refused with the money at home',
    async (url) => {
      expect(await refusalOf(giving(url, open))).toMatchObject({ kind: 'refused', status: 500_256 })
      expect(await getCredit()).toMatchObject({ balance: 500, inGames: [] })
      const expected = {
        level: 'error',
        fault: expect.stringMatching(/address that is not http\(s\)$/) as unknown,
      }
      expect(server.logged.splice(0)).toContainEqual(expected)
    },
  )
})
