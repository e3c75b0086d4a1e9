import { expect, type Locator, type Page } from '@playwright/test'
import type { Member } from './member.ts'

export class Player {
  readonly #member: Member
  readonly page: Page
  /** True once the page has sent the cash-out of the game opened last. */
  #hasAsked = false

  constructor(member: Member) {
    this.#member = member
    this.page = member.page
    this.page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/user/game/cashOut')) this.#hasAsked = true
    })
  }

  async choose(words: string): Promise<void> {
    await this.#member.open(`/auth/games/slot/all?q=${words}`, 'สล็อต')
    await expect(this.page.getByText(/^พบ [\d,]+ เกม$/)).toBeVisible()
    await this.openCards().first().click()
    await expect(this.page.getByRole('dialog')).toBeVisible()
  }

  openCards(): Locator {
    return this.page
      .locator('[data-game]')
      .filter({ hasNotText: 'ปิดปรับปรุง' })
      .locator('button:not([aria-pressed])')
  }

  async playInWindow(): Promise<Page> {
    this.#hasAsked = false
    const opening = this.page.waitForEvent('popup')
    await this.#member.button('เล่นในหน้าต่างใหม่').click()
    const game = await opening
    await expect(game.locator('#play')).toBeVisible()
    return game
  }

  /** Plays `count` rounds; returns the remaining money shown by the game (baht). */
  async playRounds(game: Page | ReturnType<Page['frameLocator']>, count: number): Promise<number> {
    for (let round = 0; round < count; round++) {
      await game.locator('#play').click()
      await expect(game.locator('#outcome')).toHaveText(/ชนะ|เสมอ/)
      await expect(game.locator('#play')).toBeEnabled()
    }
    const text = await game.locator('#balance').innerText()
    return Number(text.replace(/[^\d.]/g, ''))
  }

  /** Sends focus events, as after closing another tab, until the page transfers the money out. */
  async comeBack(): Promise<void> {
    await this.page.bringToFront()
    await expect(async () => {
      await this.page.evaluate(() => window.dispatchEvent(new Event('focus')))
      expect(this.#hasAsked, 'the page asks for the money').toBe(true)
    }).toPass()
  }

  inPlay(): Locator {
    return this.page.getByRole('region', { name: 'เงินที่อยู่ในเกม' })
  }
}
