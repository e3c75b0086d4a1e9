import { randomUUID } from 'node:crypto'
import { call, type Person } from './person.ts'

interface Answer {
  url: string
  launchUuid: string
}

const game = async <T>(url: string, body: object, session?: string): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(session && { Authorization: `Bearer ${session}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} was refused: ${await answer.text()}`)
  return answer.json()
}

/** Plays a slot through the API and transfers the money out; returns the total stake. */
export async function play(server: string, person: Person, rounds: { count: number; stake: number }) {
  const wanted = { gameType: 'slot', page: 1, limit: 50 }
  const { items } = await call<{ items: { uuid: string; status: string }[] }>(
    server,
    person,
    'POST',
    '/api/auth/user/game/list',
    wanted,
  )
  const open = items.find(({ status }) => status === 'ACTIVE')
  const asked = { gameUuid: open?.uuid, platform: 'DSK' }
  const { url, launchUuid } = await call<Answer>(server, person, 'POST', '/api/auth/user/opengame', asked)
  const { session } = await game<{ session: string }>(`${server}/play/session`, {
    token: new URL(url).hash.slice(1),
  })
  for (let round = 0; round < rounds.count; round++)
    await game(`${server}/play/rounds`, { key: randomUUID(), stake: rounds.stake }, session)
  await call(server, person, 'POST', '/api/auth/user/game/cashOut', { username: person.username, launchUuid })
  return rounds.count * rounds.stake
}
