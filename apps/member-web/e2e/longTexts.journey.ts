import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'
import { cutTexts, shownTexts } from './textFaults.ts'
import type { Brand } from '@member/brand'
import { textFields } from '@member/brand/file'
import type { Tables } from '@member/i18n'
import { pseudoTables } from '@member/i18n/pseudo'
import type { Page } from '@playwright/test'

/** Shows the page's English texts in the made-up language, on pre-rendered pages too. */
async function speakPseudo(page: Page): Promise<void> {
  await page.route('**/assets/words-en.*.json', async (route) => {
    const response = await route.fetch()
    const file: { tables: Tables } = await response.json()
    await route.fulfill({ response, json: { ...file, tables: pseudoTables(file.tables) } })
  })
  await page.route(/\/en(\/|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    // Texts of another language than the address: the app re-renders the page with those of the file.
    const body = html.replace(/(id="words">{"language":)"en"/, '$1"th"')
    return route.fulfill({ response, body })
  })
}

class OwnTexts {
  readonly #page: Page
  readonly #texts = new Set<string>()
  readonly #reading: Promise<void>[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('response', (response) => {
      if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return
      const read = response.json().then((answer) => this.#keep(answer))
      // A page that was left has no answers.
      this.#reading.push(read.catch(() => undefined))
    })
  }

  #keep(value: unknown): void {
    if (typeof value === 'string') for (const part of value.split(/<[^>]*>/)) this.#texts.add(part.trim())
    else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) this.#keep(one)
  }

  async #keepBrand(): Promise<void> {
    const brand: Brand = JSON.parse((await this.#page.locator('#brand').textContent()) ?? '')
    this.#keep([textFields.map(({ name }) => brand[name]), brand.helpLine, brand.licence])
  }

  async leftOf(texts: readonly string[]): Promise<string[]> {
    await Promise.all([...this.#reading, this.#keepBrand()])
    const own = [...this.#texts].filter((text) => /[ ก-๙]/.test(text)).toSorted((a, b) => b.length - a.length)
    return texts.map((text) => own.reduce((rest, one) => rest.split(one).join(''), text))
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

/** Pattern of two Thai letters, or of two lower-case English words; one letter may be a brand's mark. */
const stray = /[\u0E01-\u0E3A\u0E40-\u0E5B]{2}|[a-z]{2,} [a-z]{2,}/

const who = [
  ['a visitor', screens('visitor', 'anyone')],
  ['a member', screens('member')],
] as const

for (const [name, routes] of who) {
  test.describe(name, () => {
    test.beforeEach(async ({ member, operator, faults }) => {
      faults.expectAnswers(404)
      await (name === 'a member' ? member.returnAs(await operator.demo()) : member.leave())
    })

    test('reads every text from the tables, and whole, in a language longer by half', async ({ page }) => {
      const own = new OwnTexts(page)
      await speakPseudo(page)
      await openEach(page, routes, async (address) => {
        const left = await own.leftOf(await page.evaluate(shownTexts))
        const strays = [...new Set(left.filter((text) => stray.test(text)))]
        expect.soft(strays, `${address}: not from a table`).toEqual([])
        expect.soft(await page.evaluate(cutTexts), `${address}: cut`).toEqual([])
      })
    })

    test('reads English whole in letters of twice the size', async ({ page }) => {
      await openEach(page, routes, async (visit) => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect.soft(await page.evaluate(cutTexts), `${visit}: cut`).toEqual([])
      })
    })
  })
}
