import type { Brand } from '@member/brand'
import type { Tables } from '@member/i18n'
import { pseudoTables } from '@member/i18n/pseudo'
import type { Page } from '@playwright/test'

/** Shows the page's English texts in the made-up language, on pre-rendered pages too. */
export async function speakPseudo(page: Page): Promise<void> {
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

export class OwnTexts {
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
    const { displayName, tagline, description, helpLine, licence } = brand
    this.#keep([displayName, tagline, description, helpLine, licence])
  }

  async leftOf(texts: readonly string[]): Promise<string[]> {
    await Promise.all([...this.#reading, this.#keepBrand()])
    const own = [...this.#texts].filter((text) => /[ ก-๙]/.test(text)).toSorted((a, b) => b.length - a.length)
    return texts.map((text) => own.reduce((rest, one) => rest.split(one).join(''), text))
  }
}
