import { chromium, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBrands } from '@member/brand/read'
import { brandsDir } from '../build/places.ts'
import { Traffic } from './budget/traffic.ts'
import { browserArguments, findBrowser } from '@member/testing/browser'
import { Operator } from './operator.ts'
import { Member } from './member.ts'
import { dismissNews } from './news.ts'
import type { Person } from './person.ts'
import { specRoutes } from './specification/routes.ts'

// `pnpm screenshots` draws the README's pictures; `pnpm screenshots --all` every screen, state, width and brand.
const all = process.argv.includes('--all')
const pictures = process.env['PICTURES'] ?? join(import.meta.dirname, '../../../.github/pictures')
const review = join(tmpdir(), 'member-screens')

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })

const size = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

const visitor = async (operator: Operator, viewport: typeof size.phone, person?: Person): Promise<Page> => {
  const page = await browser.newPage({
    baseURL: operator.site,
    viewport,
    deviceScaleFactor: all ? 1 : 2,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  await page.clock.install()
  // A font is used only if it is loaded when its first letter is drawn, so all are fetched first.
  await page.addInitScript(() => {
    for (const moment of ['DOMContentLoaded', 'load'])
      addEventListener(moment, () => document.fonts.forEach((face) => void face.load()))
  })
  await dismissNews(page.context(), ['update', ...(await operator.announcements())])
  if (person) await new Member(page).returnAs(person)
  return page
}

const show = async (page: Page, path: string, isAnswered?: (url: string) => boolean) => {
  const traffic = new Traffic(page.context(), isAnswered)
  const settle = async () => {
    // A public page asks the server some time after it has come, so that the first touch has the line to itself.
    await traffic.advance(page, 4_000)
    await page.evaluate(() => document.fonts.ready)
  }
  await page.goto(path)
  await settle()
  // A font that arrives late is not used until a later visit. In a new browser the worker's installation makes
  // those of the first reload late, too.
  for (let visit = 1; visit <= 2; visit++) {
    await page.reload()
    await settle()
  }
}

const keep = (page: Page, name: string) =>
  page.screenshot({ path: join(pictures, `${name}.jpg`), quality: 80 })

const drawReadme = async () => {
  mkdirSync(pictures, { recursive: true })
  const dark = await Operator.open('saengthong')
  const stranger = await visitor(dark, size.phone)
  await show(stranger, '/')
  await keep(stranger, 'saengthong-landing')
  const member = await visitor(dark, size.phone, await dark.demo())
  await show(member, '/auth/dashboard')
  await keep(member, 'saengthong-dashboard')
  for (const [path, name] of [
    ['/auth/games/category?cat=slot', 'games'],
    ['/auth/media/wheel', 'wheel'],
  ] as const) {
    await show(member, path)
    await keep(member, `saengthong-${name}`)
  }
  await dark.close()

  const light = await Operator.open('talayfah')
  const demo = await light.demo()
  const other = await visitor(light, size.phone, demo)
  await show(other, '/auth/deposit/slip')
  const { slip } = await light.bank.transfer({ from: demo, amount: 2500 })
  await new Member(other).checkSlip(slip)
  await other.getByRole('button', { name: /^ยืนยันฝาก/ }).waitFor()
  await keep(other, 'talayfah-slip')
  await show(other, '/auth/withdraw')
  await keep(other, 'talayfah-withdraw')
  await show(other, '/auth/media')
  await other.getByRole('heading', { name: 'เช็กอินรายวัน' }).evaluate((it) => it.scrollIntoView())
  await keep(other, 'talayfah-check-in')
  await show(other, '/auth/user/ranking')
  await keep(other, 'talayfah-levels')
  const desktop = await visitor(light, size.desktop, demo)
  await show(desktop, '/auth/dashboard')
  await keep(desktop, 'talayfah-desktop')
  await light.close()
}

const drawAll = async (brand: string) => {
  const operator = await Operator.open(brand)
  const people = { full: await operator.demo(), empty: await operator.newcomer() }
  for (const viewport of Object.values(size)) {
    for (const state of ['visitor', 'full', 'empty', 'loading', 'failed']) {
      const member = state !== 'visitor'
      const person = state === 'empty' ? people.empty : people.full
      const page = await visitor(operator, viewport, member ? person : undefined)
      const calls = '**/api/auth/**'
      if (state === 'loading') await page.route(calls, () => {})
      if (state === 'failed') await page.route(calls, (route) => route.fulfill({ status: 503 }))
      for (const { visit: path, name, for: who } of specRoutes) {
        if ((who === 'member') !== member) continue
        await show(page, path, state === 'loading' ? (url) => !url.includes('/api/auth/') : undefined)
        const file = join(review, brand, `${viewport.width}`, `${name}-${state}.png`)
        await page.screenshot({ path: file, fullPage: true })
      }
      await page.close()
    }
  }
  await operator.close()
}

if (all) for (const { clientId } of readBrands(brandsDir).brands) await drawAll(clientId)
else await drawReadme()
await browser.close()
console.log(`Written to ${all ? review : pictures}.`)
