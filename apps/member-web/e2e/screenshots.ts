import { chromium, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, findBrowser } from './findBrowser.ts'
import { House } from './house.ts'
import { Member } from './member.ts'
import type { Person } from './person.ts'
import { screens } from './screens.ts'

// `pnpm screenshots` draws the README's pictures; `pnpm screenshots --all` every screen, state, width and brand.
const all = process.argv.includes('--all')
const pictures = join(import.meta.dirname, '../../../.github/pictures')
const review = join(tmpdir(), 'member-screens')
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

const visit = async (house: House, size: typeof phone, person: Person | undefined) => {
  const page = await browser.newPage({
    baseURL: house.site,
    viewport: size,
    deviceScaleFactor: all ? 1 : 2,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  if (person) await new Member(page).returnAs(person)
  return page
}

/** README's pictures: the product as a member meets it. */
const drawReadme = async () => {
  mkdirSync(pictures, { recursive: true })
  for (const brand of ['saengthong', 'talayfah']) {
    const house = await House.open(brand)
    const shots = [
      { name: 'landing', path: '/', size: phone, member: false },
      { name: 'dashboard', path: '/auth/dashboard', size: phone, member: true },
      { name: 'slip', path: '/auth/deposit/slip', size: phone, member: true },
      { name: 'withdraw', path: '/auth/withdraw', size: phone, member: true },
      { name: 'desktop', path: '/auth/dashboard', size: desktop, member: true },
    ]
    const demo = await house.demo()
    for (const { name, path, size, member } of shots) {
      const page = await visit(house, size, member ? demo : undefined)
      await page.goto(path)
      await settle(page)
      await page.screenshot({ path: join(pictures, `${brand}-${name}.png`) })
      await page.close()
    }
    await house.close()
  }
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  full: async () => {},
  loading: (page) => page.route('**/api/**', () => {}),
  failed: (page) => page.route('**/api/auth/**', (route) => route.fulfill({ status: 503, body: '' })),
}

const drawAll = async (brand: string) => {
  const house = await House.open(brand)
  const people = { full: await house.demo(), empty: await house.newcomer() }
  for (const { path, name, membersOnly } of screens) {
    for (const size of [phone, desktop]) {
      for (const state of membersOnly ? ['full', 'empty', 'loading', 'failed'] : ['full']) {
        const person = state === 'empty' ? people.empty : people.full
        const page = await visit(house, size, membersOnly ? person : undefined)
        await states[state]?.(page)
        await page.goto(path)
        if (state === 'full' || state === 'empty') await settle(page)
        else await page.waitForTimeout(state === 'failed' ? 5_000 : 1_500)
        await page.screenshot({
          path: join(review, brand, `${size.width}`, `${name}-${state}.png`),
          fullPage: true,
        })
        await page.close()
      }
    }
  }
  await house.close()
}

if (all) for (const brand of ['saengthong', 'talayfah']) await drawAll(brand)
else await drawReadme()
await browser.close()
console.log(`Written to ${all ? review : pictures}.`)
