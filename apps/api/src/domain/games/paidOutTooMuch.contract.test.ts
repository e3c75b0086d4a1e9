import { cashOut, getCredit, newCommand, openGame } from '@member/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toSatang } from '../../values/satang.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashOutAll } from './cashOut.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(await findViolations(server.services.database)).toEqual([])
  await server.stop()
})

const held = async () => {
  const { balance, inGames } = await getCredit()
  return { balance, out: inGames.map(({ amount }) => amount) }
}

test('a provider that pays out more than its rounds say, by more than a round may bring, has nothing credited until it is corrected', async () => {
  const { services } = server
  const { gameProvider } = services
  const member = await newMember(services)
  await payIn(services, member, 500)
  await server.logIn(member)
  const { uuid: gameUuid } = await newGame(services.database)
  await openGame({ gameUuid }, newCommand())
  const paying = (amount: number) => ({
    ...gameProvider,
    cashOut: async () => ({ kind: 'done' as const, amount: toSatang(amount) }),
  })
  services.gameProvider = paying(10_000_500.01)
  expect(await cashOut({}, newCommand())).toMatchObject({ amount: 0, status: 'PENDING' })
  await cashOutAll(services)
  expect(await held()).toEqual({ balance: 0, out: [500] })
  services.gameProvider = paying(500)
  await cashOutAll(services)
  services.gameProvider = gameProvider
  expect(await held()).toEqual({ balance: 500, out: [] })
})
