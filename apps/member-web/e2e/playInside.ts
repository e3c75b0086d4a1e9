import { expect, type Locator } from '@playwright/test'
import type { Operator } from './operator.ts'
import type { Member } from './member.ts'
import { Player } from './player.ts'

export async function playInside(member: Member, operator: Operator, words: string): Promise<Locator> {
  const { page } = member
  // The brand's file allows the provider of `pnpm start`; here it has another port.
  const play = operator.server.url.replace('127.0.0.1', 'localhost')
  const there = (text: string) => text.split('http://localhost:8787').join(play)
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
