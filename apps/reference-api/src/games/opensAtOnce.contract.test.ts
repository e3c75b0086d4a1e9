import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '../request/services.ts'
import { newGame } from '../testing/newGame.ts'
import { newMember } from '../testing/newMember.ts'
import { signInAs } from '../testing/signInAs.ts'
import { standServer, type StoodServer } from '../testing/standServer.ts'

// Members who open games in the same moment wait for one another, not for a provider that has answered long ago.

let server: StoodServer
let gameUuid: string
beforeAll(async () => {
  server = await standServer()
  gameUuid = (await newGame(server.services.database)).uuid
})
afterAll(() => server.fall())

const enter = async (member: Member) => signInAs(server.services, member)
const open = async (token: string) => {
  const answer = await fetch(`${server.baseUrl}/api/auth/user/opengame`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ gameUuid, platform: 'DSK' }),
  })
  return answer.status
}

test('twenty members at once: every one of them is let in', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 20; count += 1) tokens.push(await enter(await newMember(server.services)))
  expect(new Set(await Promise.all(tokens.map(open)))).toEqual(new Set([200]))
})

test('one member six times at once: one is let in, and no provider is blamed', async () => {
  const token = await enter(await newMember(server.services))
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(token)))
  expect(answers).toContain(200)
  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([])
})
