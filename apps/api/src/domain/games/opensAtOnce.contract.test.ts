import { afterEach, beforeAll, expect, test } from 'vitest'
import type { GameProvider } from '../../services/gameProvider.ts'
import { takeBreak } from '../protection/takeBreak.ts'
import type { Member } from '../../services/services.ts'
import { newGame } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testServer } from '../../testing/testServer.ts'
import { cashOutAll } from './cashOut.ts'

// Members who open games concurrently wait for one another, not for a provider that has answered.

const server = testServer({ isChecked: true })
let gameUuid: string
let provider: GameProvider
beforeAll(async () => {
  gameUuid = (await newGame(server.services.database)).uuid
  provider = server.services.gameProvider
})
afterEach(() => {
  server.services.gameProvider = provider
})

const meanwhile = (happens: () => Promise<unknown>) => {
  let isOver = false
  server.services.gameProvider = {
    ...provider,
    moveIn: async (launch, amount) => {
      if (!isOver) {
        isOver = true
        await happens()
      }
      return provider.moveIn(launch, amount)
    },
  }
}

const enter = async (member: Member) => signInAs(server.services, member)
const open = async (token: string, order: string = crypto.randomUUID()) => {
  const answer = await fetch(`${server.baseUrl}/api/auth/user/opengame`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': order,
    },
    body: JSON.stringify({ gameUuid, platform: 'DSK' }),
  })
  return answer.status
}

test('twenty members at once: every one of them is let in', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 20; count += 1) tokens.push(await enter(await newMember(server.services)))
  expect(new Set(await Promise.all(tokens.map((token) => open(token))))).toEqual(new Set([200]))
})

test('one member six times at once: one is let in, and no provider is blamed', async () => {
  const token = await enter(await newMember(server.services))
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(token)))
  expect(answers).toContain(200)
  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([])
})

test('an opening that a break ends says so, at once and whenever it is repeated', async () => {
  const member = await newMember(server.services)
  const token = await enter(member)
  const { database, clock } = server.services
  meanwhile(async () => {
    await database.transaction((tx) => takeBreak(tx, member.uuid, 'DAY', clock()))
    await cashOutAll(server.services)
  })
  const order = crypto.randomUUID()
  expect([await open(token, order), await open(token, order)]).toEqual([422, 422])
})

test('an opening that a later one overtakes is over, at once and whenever it is repeated', async () => {
  const token = await enter(await newMember(server.services))
  let later = 0
  meanwhile(async () => {
    server.pass(1_000)
    later = await open(token)
  })
  const order = crypto.randomUUID()
  expect([await open(token, order), await open(token, order), later]).toEqual([409, 409, 200])
})
