import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharp } from '@member/brand-build/sharp'
import { noteSkipped } from '@member/testing/skipped'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { onDesktop, onPhone } from './pictured.ts'

// Another browser draws letters otherwise, so each has its own snapshots, and one without any is not compared.
// `pnpm snapshots` takes them anew.

const looks = ['saengthong', 'talayfah'].flatMap((brand) =>
  ['dark', 'light'].map((scheme) => ({ brand, scheme })),
)

const folder = join(import.meta.dirname, 'snapshots')

const drawnBy = (browser: Browser) =>
  [process.platform, process.arch, 'chromium', browser.version().split('.')[0]].join('-')

const isUpdate = () => test.info().config.updateSnapshots !== 'none'

/** Makes the clock and chance of a page the same in every run. */
const makeRepeatable = async (page: Page) => {
  await page.clock.setFixedTime(new Date('2026-11-20T08:00:00Z'))
  await page.addInitScript(() => {
    let seed = 7
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  })
}

const open = async (page: Page, id: string, { brand, scheme }: (typeof looks)[number]) => {
  // Accessibility is checked where the stories run as tests.
  const address = `iframe.html?id=${id}&globals=brand:${brand};scheme:${scheme};a11y.manual:!true`
  // Parts that are loaded late belong to the picture.
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction('__STORYBOOK_PREVIEW__.currentRender?.phase === "finished"')
  await expect(page.locator('body')).toHaveClass(/sb-show-main/)
}

/** Stores a snapshot in 256 colours, less than half of its bytes; fewer colours differ in single pixels. */
const shrink = async (path: string) => {
  const stored = await readFile(path)
  if ((await sharp(stored).metadata()).isPalette) return
  await writeFile(
    path,
    await sharp(stored).png({ quality: 100, palette: true, dither: 0, effort: 10 }).toBuffer(),
  )
}

test.beforeAll(({ browser }) => {
  const browserName = drawnBy(browser)
  const isStored = isUpdate() || existsSync(join(folder, browserName))
  noteSkipped('snapshots of stories', isStored ? '' : `there are none of ${browserName}: \`pnpm snapshots\``)
  test.skip(!isStored)
})

const compare = (id: string) =>
  test(id, async ({ page, browser }) => {
    await makeRepeatable(page)
    for (const look of looks) {
      await open(page, id, look)
      const name = [drawnBy(browser), `${look.brand}-${look.scheme}`, `${id}.png`]
      await expect.soft(page).toHaveScreenshot(name)
      if (isUpdate()) await shrink(join(folder, ...name))
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const id of onPhone) compare(id)
})

test.describe('on a desktop', () => {
  for (const id of onDesktop) compare(id)
})
