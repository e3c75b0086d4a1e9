import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { home, serveFolder } from './serveFolder.ts'

const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** Types into the search field of the sidebar, and opens the result of this name. */
const search = async (page: Page, words: string, result: string | RegExp) => {
  await page.locator('#storybook-explorer-searchfield').fill(words)
  await page.getByRole('option', { name: result }).first().click()
}

test.beforeEach(async ({ page }) => {
  await serveFolder(page)
  await page.goto(home)
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('a designer is greeted by the product, not by Storybook', async ({ page }) => {
  await expect(page.getByText(/get started/i)).toHaveCount(0)
})

/** Text of the row of errors on the page of colours. */
const errorRow = async (page: Page) => {
  await search(page, 'error', /Error, warning, success, information/)
  return shown(page).getByRole('listitem').filter({ hasText: 'badError' }).innerText()
}

test('a designer finds the colour of an error in the light scheme', async ({ page }) => {
  expect(await errorRow(page)).toMatch(/Light #[0-9a-f]{6}/)
})

test('a designer finds how a withdrawal waits', async ({ page }) => {
  await search(page, 'withdrawal waits', /How a withdrawal waits/)
  const pending = shown(page).frameLocator('iframe[title="2. Pending"]')
  await expect(pending.getByText('รับคำขอแล้ว กำลังรอตรวจสอบ')).toBeVisible()
})

test('a designer finds the component that asks for confirmation, and when to use it', async ({ page }) => {
  await search(page, 'confirm', /Confirmation/)
  await shown(page).getByRole('link', { name: 'confirm(), about money' }).click()
  await expect(page).toHaveURL(/ui-feedback--question-of-money/)
  await search(page, 'confirm and toast', /confirm and toast/)
  await expect(shown(page).getByRole('heading', { name: 'When to use' })).toBeVisible()
})

test('a designer exports the tokens', async ({ page }) => {
  const row = await errorRow(page)
  await search(page, 'export tokens', /Export the tokens|Tokens for Figma/)
  for (const scheme of ['dark', 'light']) {
    const begun = page.waitForEvent('download')
    const name = `saengthong.${scheme}.tokens.json`
    await shown(page)
      .getByRole('button', { name: `Download ${name}` })
      .click()
    const download = await begun
    expect(download.suggestedFilename()).toBe(name)
    const { states } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(row.toLowerCase()).toContain(`${scheme} ${states.bad.$value.hex}`)
  }
})

test('a designer finds stories by their state', async ({ page }) => {
  await search(page, 'by state', /By state/)
  const waiting = shown(page).getByRole('list', { name: 'waiting' })
  const link = waiting.getByRole('listitem').filter({ hasText: 'WithdrawScreen' }).getByRole('link', {
    name: 'Pending',
  })
  await expect(link).toHaveAttribute('href', /wallet-withdraw-withdrawscreen--pending/)
})
