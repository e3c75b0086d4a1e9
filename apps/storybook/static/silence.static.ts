import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const home = 'http://storybook.localhost'
const folder = join(import.meta.dirname, '../storybook-static')

test('the built Storybook asks nobody but its own folder, and finds all it asks for there', async ({
  page,
}) => {
  const foreign: string[] = []
  const missing: string[] = []
  await page.context().route('**', (route) => {
    const { origin, pathname, href } = new URL(route.request().url())
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (origin !== home) foreign.push(href)
    else if (existsSync(path)) return route.fulfill({ path })
    else missing.push(pathname)
    return route.abort()
  })

  await page.goto(home)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await expect(shown.getByRole('heading', { name: 'The member site, drawn out' })).toBeVisible()
  await shown.getByRole('link', { name: 'The studio' }).click()
  await expect(shown.frameLocator('[title=Dashboard]').getByRole('heading', { level: 1 })).toBeVisible()

  expect(foreign).toEqual([])
  expect(missing).toEqual([])
})
