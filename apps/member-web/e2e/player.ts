import { expect, type Locator, type Page } from '@playwright/test'
import type { Member } from './member.ts'

/** A member in the games. */
export class Player {
  readonly #member: Member
  readonly page: Page

  constructor(member: Member) {
    this.#member = member
    this.page = member.page
  }

  /** Finds a game that is open in a lobby, and looks at it. Returns its name. */
  async choose(words: string): Promise<void> {
    await this.#member.open(`/auth/games/slot/all?q=${words}`, 'สล็อต')
    await expect(this.page.getByText(/^พบ [\d,]+ เกม$/)).toBeVisible()
    await this.openCards().first().click()
    await expect(this.page.getByRole('dialog')).toBeVisible()
  }

  /** The cards of games that are not under maintenance. */
  openCards(): Locator {
    return this.page
      .locator('[data-game]')
      .filter({ hasNotText: 'ปิดปรับปรุง' })
      .locator('button:not([aria-pressed])')
  }

  /** Plays in a window of its own, and returns that window. */
  async playInWindow(): Promise<Page> {
    const opening = this.page.waitForEvent('popup')
    await this.#member.button('เล่นในหน้าต่างใหม่').click()
    const game = await opening
    await expect(game.locator('#play')).toBeVisible()
    return game
  }

  /** Plays so many rounds, and returns what the game says is left, in baht. */
  async playRounds(game: Page | ReturnType<Page['frameLocator']>, count: number): Promise<number> {
    for (let round = 0; round < count; round++) {
      await game.locator('#play').click()
      await expect(game.locator('#outcome')).toHaveText(/ชนะ|เสมอ/)
      await expect(game.locator('#play')).toBeEnabled()
    }
    const text = await game.locator('#balance').innerText()
    return Number(text.replace(/[^\d.]/g, ''))
  }

  /** Looks at the site again, as when another tab is closed. */
  async comeBack(): Promise<void> {
    await this.page.bringToFront()
    await this.page.waitForTimeout(1_600)
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  /** The card that shows money which is out in games. */
  inPlay(): Locator {
    return this.page.getByRole('region', { name: 'เงินที่อยู่ในเกม' })
  }
}
