import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { call } from './person.ts'
import { Player } from './player.ts'
import { playInside } from './playInside.ts'

test.beforeEach(async ({ bank, desk, person }) => {
  await bank.deposit(person, 500)
  await desk.setGames({})
})

const question = (page: Page) => page.getByRole('dialog', { name: /^เข้ามาแล้ว/ })

test('a member is told over a game how long they have been here, and stopping brings the money home', async ({
  page,
  context,
  member,
  person,
  bank,
  house,
}) => {
  await call(house.server.url, person, 'POST', '/api/auth/protection/reality-check', { minutes: 15 })
  await context.clock.install()
  const shell = await playInside(member, house, 'ninja')
  const left = await new Player(member).playRounds(page.frameLocator('iframe'), 1)
  await expect(shell.getByText(/^เล่นมา 0:00:\d\d$/)).toBeVisible()
  await context.clock.fastForward('15:01')
  await question(page).getByRole('button', { name: 'เล่นต่อ' }).click()
  await expect(question(page)).toBeHidden()
  await expect(shell).toBeVisible()

  await context.clock.fastForward('15:01')
  await question(page).getByRole('button', { name: 'หยุดเล่น' }).click()
  await expect(page.getByText(/^เงินทั้งหมดอยู่ในเครดิตแล้ว/)).toBeVisible()
  await expect(shell).toBeHidden()
  expect(await bank.creditOf(person)).toBe(left)
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
})

test('a member who excludes themselves in one tab has the game in the other ended and its money home', async ({
  page,
  context,
  member,
  person,
  bank,
  house,
}) => {
  const shell = await playInside(member, house, 'lion')
  const other = await context.newPage()
  await other.goto('/auth/settings/play-safe')
  await other.getByLabel('พักหรืองดนานเท่าไร').selectOption('งดเล่น 6 เดือน')
  await other.getByRole('checkbox', { name: /^เข้าใจแล้วว่าเริ่มทันที/ }).check()
  await other.getByLabel('รหัสผ่านของคุณ').fill(person.password)
  await other.getByRole('button', { name: 'เริ่มเลย' }).click()
  await expect(other.getByText('คุณอยู่ระหว่างการงดเล่น')).toBeVisible()
  await page.bringToFront()
  await expect(shell).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'คุณอยู่ระหว่างการงดเล่น' })).toBeVisible()
  await expect.poll(() => bank.creditOf(person)).toBe(500)
})
