import { expect, test } from '@playwright/test'
import { home, serveFolder } from './serveFolder.ts'

test('the built Storybook asks nobody but its own folder, and finds all it asks for there', async ({
  page,
}) => {
  const { foreign, missing } = await serveFolder(page)

  await page.goto(home)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await expect(shown.getByRole('heading', { name: 'The member site’s design system' })).toBeVisible()
  await shown.getByRole('link', { name: 'The Studio' }).click()
  await expect(shown.frameLocator('[title=Dashboard]').getByRole('heading', { level: 1 })).toBeVisible()

  expect(foreign).toEqual([])
  expect(missing).toEqual([])
})
