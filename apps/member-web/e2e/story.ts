import { alteredCalls } from './responseMutations/all.ts'
import { Answers, changedRefusal } from './answers.ts'
import { expect, test as base } from './journey.ts'
import { somebody, type Somebody } from './person.ts'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { specCalls } from './specification/calls.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { Traffic } from './budget/traffic.ts'

// No style sheets: fetching them again violates the policy of the frames, and no enabled rule reads them.
const media = { assets: ['media'] }
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 844 }

/** Returns a function that checks the loaded screen with axe at a desktop's width. */
function accessibilityOf(page: Page) {
  const traffic = new Traffic(page.context())
  return async (screen: string): Promise<void> => {
    await traffic.settled(page)
    await page.setViewportSize(desktop)
    // Legacy mode leaves out third-party frames, and opens no page per run.
    const axe = new AxeBuilder({ page })
      .options({ preload: media, resultTypes: ['violations'] })
      .setLegacyMode()
    const { violations } = await axe.analyze()
    await page.setViewportSize(phone)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect.soft(found, screen).toEqual([])
  }
}

/** Records which of the specification's calls were sent and answered, and from which screens. */
class CallCoverage {
  readonly #sent = new Map<string, Set<string>>()
  readonly #answered = new Set<string>()

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      const call = callOf(request)
      if (!call) return
      const screens = this.#sent.get(call) ?? new Set()
      screens.add(screenOf(request))
      this.#sent.set(call, screens)
    })
    context.on('response', (response) => {
      const call = callOf(response.request())
      if (call && response.ok()) this.#answered.add(call)
    })
  }

  awaitedOn(screen: string): string[] {
    return Object.entries(specCalls).flatMap(([call, from]) =>
      from.includes(screen) && !(this.#sent.get(call)?.has(screen) && this.#answered.has(call)) ? [call] : [],
    )
  }

  /** Returns one line per call that was not sent from one of its screens, or never answered with success. */
  missing(): string[] {
    return Object.entries(specCalls).flatMap(([call, from]) => {
      const screens = this.#sent.get(call)
      if (!screens) return [`${call}: never sent`]
      const sentFrom = Array.from(screens).join(', ')
      const lacking = from
        .filter((screen) => !screens.has(screen))
        .map((screen) => `${call}: never sent from ${screen} (but from ${sentFrom})`)
      return this.#answered.has(call) ? lacking : lacking.concat(`${call}: never answered with success`)
    })
  }
}

/** Patterns of the calls, sorted so that an exact path outranks a pattern, as on the server. */
const patterns = Object.keys(specCalls)
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+').replace(/\//g, '\\/')}$`),
  }))
  .toSorted((a, b) => Number(a.call.includes('{')) - Number(b.call.includes('{')))

function callOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url())
  if (!pathname.startsWith('/api/') || request.headers()['channel'] !== 'web') return undefined
  const sent = `${request.method()} ${pathname}`
  return patterns.find(({ pattern }) => pattern.test(sent))?.call
}

function screenOf(request: Request): string {
  try {
    return new URL(request.frame().url()).pathname
  } catch {
    return 'a page that has gone'
  }
}

interface Story {
  answers: Answers
  hasAsked: (visit: string) => Promise<void>
  isAccessible: (visit: string) => Promise<void>
  /** Presses twice: the first press is refused with a text, the second succeeds. */
  refusedFirst: (call: string, press: () => Promise<void>) => Promise<void>
}

export const test = base.extend<
  Story,
  { callCoverage: CallCoverage; changed: Set<string>; newcomer: Somebody }
>({
  callCoverage: [new CallCoverage(), { scope: 'worker' }],
  changed: [new Set(), { scope: 'worker' }],
  newcomer: [somebody(), { scope: 'worker' }],
  page: async ({ page, context, callCoverage, faults }, run) => {
    callCoverage.watch(context)
    faults.expectAnswers(401, 404, 409, 422)
    await run(page)
  },
  answers: ({ page, changed }, run) => run(new Answers(page, changed)),
  hasAsked: ({ callCoverage }, run) =>
    run(async (visit) => {
      const [screen = ''] = visit.split('?')
      const shown = () => callCoverage.awaitedOn(screen).filter((call) => alteredCalls.has(call))
      await expect.poll(shown, `not asked for, or not answered, at ${screen}`).toEqual([])
    }),
  isAccessible: ({ page }, run) => run(accessibilityOf(page)),
  refusedFirst: ({ page, answers }, run) =>
    run(async (call, press) => {
      await answers.refuse(call)
      await press()
      await expect(page.getByText(changedRefusal).first()).toBeVisible()
      await answers.restore()
      await press()
    }),
})

export const demo = { username: 'demo1234', password: 'demo-pass-1234' }

export { expect }
