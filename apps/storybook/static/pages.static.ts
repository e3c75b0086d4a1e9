import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { home, serveFolder } from './serveFolder.ts'

const {
  entries,
}: { entries: Record<string, { id: string; title: string; type: string; importPath: string }> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../storybook-static/index.json'), 'utf8'),
)

const pages = Object.values(entries).filter(({ type }) => type === 'docs')
const written = pages.filter(({ importPath }) => importPath.endsWith('.mdx'))
const ofComponents = pages.filter(({ title }) => title.startsWith('ui/'))
const ofScreens = pages.filter((page) => !written.includes(page) && !ofComponents.includes(page))

/** Opens the documentation in a brand. Returns the errors of every page that is shown. */
const open = async (page: Page, brand: string, first = 'welcome--overview') => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  await serveFolder(page)
  // The stories in the pages have tests of their own: none comes near the view, so none loads.
  await page.addInitScript(() => {
    Reflect.set(IntersectionObserver.prototype, 'observe', () => undefined)
  })
  await page.goto(`${home}/iframe.html?viewMode=docs&id=${first}&globals=brand:${brand}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return errors
}

/** Shows a page in place of the one before, as a click in the sidebar does. */
const show = async (page: Page, { id, title }: { id: string; title: string }) => {
  await page.evaluate((storyId) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  }, id)
  const name = id === 'welcome--overview' ? /design system/ : (title.split('/').pop() ?? '')
  await expect(page.getByRole('heading', { level: 1, name, exact: true }), id).toBeVisible()
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const violations = async (page: Page) => {
  const found = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return found.violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])
}

const linkedStories = (page: Page) =>
  page
    .locator('a[href*="?path="]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').pop() ?? ''))

for (const [brand, width] of [
  ['talayfah', 390],
  ['saengthong', 1280],
] as const)
  test(`every written page is readable at ${width} px in ${brand}, and links to what exists`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const errors = await open(page, brand)
    for (const one of written) {
      await show(page, one)
      expect.soft(await overflow(page), one.id).toBeLessThanOrEqual(0)
      expect.soft(await violations(page), one.id).toEqual([])
      expect
        .soft(
          (await linkedStories(page)).filter((link) => !(link in entries)),
          one.id,
        )
        .toEqual([])
    }
    expect(errors).toEqual([])
  })

// In parts, because axe takes a second for each.
const parts = [0, 1, 2, 3]

for (const part of parts)
  test(`every component has a readable page that says when to use it, part ${part + 1}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const errors = await open(page, 'saengthong')
    expect(ofComponents.length).toBeGreaterThan(45)
    for (const one of ofComponents.filter((_, at) => at % parts.length === part)) {
      await show(page, one)
      await expect.soft(page.getByRole('heading', { name: 'When to use' }), one.id).toBeVisible()
      await expect.soft(page.getByRole('heading', { name: 'States' }), one.id).toBeVisible()
      expect.soft(await overflow(page), one.id).toBeLessThanOrEqual(0)
      expect.soft(await violations(page), one.id).toEqual([])
    }
    expect(errors).toEqual([])
  })

test('the page of every screen shows its states, and all in the order of their file', async ({ page }) => {
  const errors = await open(page, 'saengthong')
  for (const one of ofScreens) {
    await show(page, one)
    const prefix = one.id.replace('overview', '')
    const own = Object.values(entries).filter(({ id, type }) => type === 'story' && id.startsWith(prefix))
    const shown = await page
      .locator('figure')
      .evaluateAll((all) => all.map(({ id }) => id.replace('anchor--', '')))
    expect.soft(shown, one.id).toEqual(own.map(({ id }) => id))
  }
  expect(errors).toEqual([])
})
