import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientDir } from '../build/places.ts'
import { expect, test } from './journey.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

const alter = async (page: Page, path: string, change: (html: string) => string) => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
  await page.goto(path)
}
const isHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1)

const all = (html: string) => html.replaceAll(/<!--[\s\S]*?-->/g, '')
const some = (html: string) => html.replaceAll(/<!--\/?&-->/g, '')

for (const path of ['/', '/login', '/register']) {
  for (const [which, change] of [
    ['all', all],
    ['some', some],
  ] as const)
    test(`${path} starts though a proxy took out ${which} of its comments`, async ({ page }) => {
      await alter(page, path, change)
      await isHydrated(page)
      await expect(page.getByRole('main')).not.toBeEmpty()
    })

  test(`${path}, cut off before its words, stays as it came, says so and can be loaded anew`, async ({
    page,
  }) => {
    await alter(page, path, (html) => html.slice(0, html.indexOf('id="words"') - 200))
    const note = page.getByRole('alert').filter({ hasText: 'โหลดเว็บไซต์ไม่ครบ' })
    await expect(note).toBeVisible()
    await expect(page.getByRole('main')).not.toBeEmpty()
    await page.unrouteAll()
    await note.getByRole('button', { name: 'รีเฟรชหน้า' }).click()
    await isHydrated(page)
  })
}

const partOf = (source: string) => {
  const chunks: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  )
  return Object.entries(chunks).find(([key]) => key.endsWith(source))?.[1].file ?? ''
}

function held() {
  let free!: () => void
  const isFree = new Promise<void>((resolve) => (free = resolve))
  return { isFree, free: () => free() }
}

test('the landing page keeps its lower half where the setting is answered before its code', async ({
  page,
}) => {
  await watchShifts(page)
  const part = held()
  await page.route(`**/${partOf('BelowLogin.tsx')}`, async (route) => {
    await part.isFree
    await route.continue()
  })
  const setting = held()
  await page.route('**/api/setting', async (route) => {
    await setting.isFree
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/setting')
  await page.goto('/')
  await isHydrated(page)
  const words = await page.getByRole('main').innerText()
  // eslint-disable-next-line real-time/no-speed -- a time on the page, to find later shifts
  const before = await page.evaluate(() => performance.now())
  setting.free()
  await (await answered).finished()
  // The setting is in effect once the page has been painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  expect(await page.getByRole('main').innerText()).toBe(words)
  const late = (await shiftsOf(page)).filter(({ at }) => at > before)
  const moved = late.reduce((sum, { value }) => sum + value, 0)
  // A late font widens a link by three pixels; a lower half that disappears shifts the page by 0.17.
  expect(moved, 'layout shift').toBeLessThan(0.001)
  // A late answer does not re-render the part, which the console would report.
  part.free()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
})
