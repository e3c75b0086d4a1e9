import { expect, type Page, type Route } from '@playwright/test'
import { pauseClock, Traffic } from './budget/traffic.ts'
import { test as journey } from './journey.ts'
import { Member } from './member.ts'
import { dismissNews } from './news.ts'
import { shiftOf, shiftsOf, watchShifts } from './shifts.ts'
import { routesOf } from './specification/routes.ts'
import { test } from './withOperator.ts'

const phone = { isMobile: true, viewport: { width: 390, height: 844 } }

const frame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()))

/** Delays the page's files and answers, so that they arrive one by one in an order given by `seed`. */
const shuffle = async (page: Page, seed: number, next = () => page.evaluate(frame)) => {
  let state = seed * 7_919
  const chance = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below
  const held: Route[] = []
  let isGoing = false
  await page.route(/\/(?:assets|api)\//, async (route) => {
    held.push(route)
    if (isGoing) return
    isGoing = true
    while (held.length > 0) {
      await next()
      await held.splice(chance(held.length), 1)[0]?.continue()
    }
    isGoing = false
  })
}

/** Layout shift that is allowed, since the brand's typeface replaces the fallback font. */
const ofTypeface = 0.001

for (const path of ['/', '/login'])
  test(`${path} stays where it is, in whatever order its parts come`, async ({ browser, operator }) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const context = await browser.newContext({ baseURL: operator.site, ...phone })
      const page = await context.newPage()
      await watchShifts(page)
      await shuffle(page, seed)
      await page.goto(path)
      // The last part to come; it hides while a control is beneath it.
      const bubble = page.getByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์', includeHidden: true })
      await expect(bubble).toBeAttached()
      expect(await shiftOf(page), `layout shift in order ${seed}`).toBeLessThan(ofTypeface)
      await context.close()
    }
  })

/** Layout shift that a screen may have while it fills. */
const whileFilling = 0.02

for (const who of ['visitor', 'member', 'anyone'] as const)
  test(`no screen for a ${who} moves while its parts come`, async ({ browser, operator }) => {
    const context = await browser.newContext({ baseURL: operator.site, ...phone })
    if (who === 'member') {
      await dismissNews(context, await operator.announcements())
      const member = new Member(await context.newPage())
      await member.returnAs(await operator.demo())
      await member.page.close()
    }
    for (const [at, { visit }] of routesOf(who).entries()) {
      const page = await context.newPage()
      const traffic = new Traffic(context)
      await watchShifts(page)
      // No notice of a slow connection on a slow machine: it moves the page.
      await pauseClock(page)
      await shuffle(page, at + 1, () => page.clock.runFor(20))
      const stylesheets: string[] = []
      page.on('request', (sent) => {
        if (sent.resourceType() === 'stylesheet' && sent.frame() === page.mainFrame())
          stylesheets.push(sent.url())
      })
      await page.goto(visit)
      await traffic.advance(page, 3_000)
      await expect(page.locator('main h1')).toBeVisible()
      const moved = (await shiftsOf(page)).map(
        (shift) => `${shift.value.toFixed(3)} ${shift.moved.join('; ')}`,
      )
      expect
        .soft(await shiftOf(page), `${visit} moved:\n${moved.join('\n')}`)
        .toBeLessThanOrEqual(whileFilling)
      // A stylesheet that comes late brings the typefaces, and moves what was already read.
      expect.soft(stylesheets, `${visit} carries its styles`).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.close()
    }
    await context.close()
  })

const devices = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const

const whose = [
  ['a member’s', true],
  ['who has played nothing: their', false],
] as const

for (const [device, viewport] of devices)
  for (const [who, hasPlayed] of whose)
    journey(
      `${who} home on a ${device} stays where it is while it fills`,
      async ({ page, member, operator, bank, person }) => {
        await page.setViewportSize(viewport)
        // No request is intercepted: that would disable the cache, and fonts would load late.
        if (!hasPlayed) {
          await bank.set({ feed: 'reference' })
          await bank.transfer({ from: person, amount: 500 })
        }
        await member.returnAs(hasPlayed ? await operator.demo() : person)
        await watchShifts(page)
        const traffic = new Traffic(page.context())
        // The fonts are cached from the earlier visit.
        await page.goto('/auth/dashboard')
        await traffic.settled(page)
        await page.goto('/auth/dashboard')
        await expect(
          hasPlayed ? page.getByRole('list', { name: 'เล่นล่าสุด' }) : page.getByText('เกมที่เล่นแล้วจะอยู่ตรงนี้'),
        ).toBeVisible()
        await traffic.settled(page)
        // What is below loads when it comes near. At once: Chrome counts some frames of a wheel's scrolling as shifts.
        await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
        await expect(page.getByRole('list', { name: 'เกมยอดนิยมทุกหมวด' })).toBeVisible()
        await traffic.settled(page)
        expect(await shiftsOf(page), 'layout shifts').toEqual([])
      },
    )
