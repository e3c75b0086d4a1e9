import { getWheel, listGameEvents, newCommand, spinWheel } from '@member/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givePlays, newEvent } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { maximumRows } from '../../values/maximumRows.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a prize is drawn and counted in the chances however many come before it, and no more than fit are listed', async () => {
  const { database } = server.services
  const member = await newMember(server.services)
  await server.logIn(member)
  const blanks = Array.from({ length: maximumRows }, (_, at) => ({
    label: `ไม่ได้รางวัล ${at}`,
    type: 'NONE' as const,
    weight: at === 0 ? 1 : 0,
  }))
  const grand = { label: '10 บาท', type: 'CREDIT' as const, value: 1_000n, weight: 2_000_000_000 }
  const { uuid } = await newEvent(database, 'WHEEL', [...blanks, grand], { playMax: 3 })
  await givePlays(database, member, uuid, 1)

  const chance = 1 / 2_000_000_001
  const { segments } = await getWheel()
  expect(segments).toHaveLength(maximumRows)
  expect(segments[0]).toMatchObject({ chance })
  const [event] = await listGameEvents()
  expect(event?.prizes).toHaveLength(maximumRows)
  expect(event?.prizes[0]).toMatchObject({ chance })
  expect((await spinWheel(uuid, newCommand())).prize.label).toBe('10 บาท')
})
