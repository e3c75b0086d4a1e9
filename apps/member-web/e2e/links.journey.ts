import type { Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'
import { expect, test } from './journey.ts'
import { routesOf } from './specification/routes.ts'

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
