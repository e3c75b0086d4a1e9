import { listLedger } from '@member/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ledger from '../../database/ledger.ts'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startTestServer()
  member = await newMember(server.services)
  await server.logIn(member)
})
afterAll(() => server.stop())

const minute = 60_000

test('every movement of the points is found under points, whatever it was for, and no money; a gift says so', async () => {
  const { database, clock } = server.services
  const points = (kind: 'gift' | 'check-in' | 'reward', amount: bigint) =>
    ledger.post(database, {
      kind,
      member: member.uuid,
      at: clock(),
      entries: [
        { account: ledger.pointsOf(member.uuid), amount },
        { account: ledger.loyalty, amount: -amount },
      ],
    })
  await payIn(server.services, member, 100)
  await points('gift', 50n)
  server.pass(minute)
  await points('check-in', 5n)
  server.pass(minute)
  await points('reward', -30n)
  expect((await listLedger({ kind: 'points' })).items.map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(
    ['-30 PNT', '5 PNT', '50 PNT'],
  )
  const [gift] = (await listLedger({ q: 'ของขวัญ' })).items
  expect(gift).toMatchObject({ kind: 'points', title: 'ของขวัญจากทีมงาน', amount: 50 })
})
