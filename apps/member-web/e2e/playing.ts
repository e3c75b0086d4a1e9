import { randomUUID } from 'node:crypto'
import { call, type Person } from './person.ts'
import { expect, type Locator } from '@playwright/test'
import type { Operator } from './operator.ts'
import type { Member } from './member.ts'
import { Player } from './player.ts'

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

export async function playInside(member: Member, operator: Operator, words: string): Promise<Locator> {
  const { page } = member
  // The brand's file allows the provider of `pnpm start`; here it has another port.
  const gameSite = operator.server.url.replace('127.0.0.1', 'localhost')
  const there = (text: string) => text.split('http://localhost:8787').join(gameSite)
  // Chromium treats a response fulfilled by the test as one from a public address.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(/localhost:\d+\/auth\//, async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    const policy = there(headers['content-security-policy'] ?? '')
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy },
      body: there(await answer.text()),
    })
  })
  await new Player(member).choose(words)
  await member.button('เล่น').click()
  const shell = page.getByRole('dialog', { name: /^กำลังเล่น/ })
  await expect(shell).toBeVisible()
  return shell
}
