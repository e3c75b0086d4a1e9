import type { Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'
import { expect, test } from './journey.ts'
import { routesOf } from './specification/routes.ts'
import { specShortcuts } from './specification/shortcuts.ts'

const linksOn = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    )

test('links lead from a member’s home to every screen', async ({ page, member, operator }) => {
  await member.returnAs(await operator.demo())
  const traffic = new Traffic(page.context())
  const screens = routesOf('member')
    .map(({ spec }) => spec)
    .filter((path) => !path.includes('{'))
  const reached = new Set(['/auth/dashboard'])
  const unreached = () => screens.filter((path) => !reached.has(path))
  // A set is iterated in order, including elements added meanwhile.
  for (const path of reached) {
    if (unreached().length === 0) break
    if (!screens.includes(path)) continue
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await traffic.settled(page)
    for (const link of await linksOn(page)) reached.add(link)
  }
  expect(unreached()).toEqual([])
})

test('a member finds every target of the specification’s shortcut table at home, with the keyboard alone', async ({
  page,
  member,
  operator,
}) => {
  await member.returnAs(await operator.demo())
  await member.open('/auth/dashboard', /^สวัสดี/)
  const table = page.getByRole('region', { name: 'เมนูลัด' })
  const tile = table.getByRole('button', { name: 'เมนูลัดอื่น' })
  await expect(table.getByRole('link')).toHaveCount(8)
  await expect(tile).toHaveAttribute('aria-expanded', 'false')
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(tile).toHaveAttribute('aria-expanded', 'true')
  await expect(tile).toBeFocused()
  for (const target of specShortcuts) await expect(table.locator(`a[href="${target}"]`), target).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(table.getByRole('link').nth(8)).toBeFocused()
  await tile.press('Space')
  await expect(table.getByRole('link')).toHaveCount(8)
  await expect(tile).toBeFocused()
})
