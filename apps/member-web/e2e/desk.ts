import { expect, type Browser } from '@playwright/test'
import { ask, type Person } from './person.ts'

interface Waiting {
  uuid: string
  username: string
}

/** The operator's desk: where slips are judged, withdrawals are paid and the site is closed. */
export class Desk {
  readonly #desk: string

  constructor(server: string) {
    this.#desk = `${server}/desk`
  }

  /** Pays the member's open withdrawal on the desk's page, as an operator would. */
  async payByHand(browser: Browser, { username }: Pick<Person, 'username'>): Promise<void> {
    const page = await browser.newPage()
    await page.goto(this.#desk)
    await page
      .locator('#withdrawals article', { hasText: username })
      .getByRole('button', { name: 'Paid' })
      .click()
    await expect(page.getByRole('status')).toHaveText('Done.')
    await page.close()
  }

  /** Says that the bank did not take the member's open withdrawal. */
  async failWithdrawalOf(person: Person): Promise<void> {
    const uuid = await this.#waiting('withdrawals', person)
    await ask(`${this.#desk}/withdrawals/${uuid}/fail`, { reason: 'ธนาคารปลายทางไม่รับรายการ' })
  }

  /** Approves the member's open slip request. */
  async approveSlipOf(person: Person): Promise<void> {
    await ask(`${this.#desk}/slips/${await this.#waiting('slips', person)}/approve`, {})
  }

  /** Opens the site, or closes it for maintenance. */
  async setWebsite(websiteStatus: 'ON' | 'MA'): Promise<void> {
    await ask(`${this.#desk}/operation`, { websiteStatus })
  }

  /** Runs a promotion of two periods. */
  async startPromotion(): Promise<void> {
    await ask(`${this.#desk}/promotion`, {
      bonusMax: 300,
      bonusRate: 10,
      bonusTimeStart: '11:00',
      bonusTimeEnd: '14:00',
      endNumberBonus: 99,
      bonusRate2: 8,
      bonusTimeStart2: '19:00',
      bonusTimeEnd2: '23:00',
      endNumberBonus2: 55,
    })
  }

  /** Ends the promotion: deposits bring what was sent and no more. */
  async endPromotion(): Promise<void> {
    await ask(`${this.#desk}/promotion`, { off: '1' })
  }

  /** How the simulated game provider behaves from now on. */
  async setGames(switches: {
    opening?: 'up' | 'refused' | 'slow'
    cashOut?: 'up' | 'pending' | 'refused' | 'slow'
  }): Promise<void> {
    await ask(`${this.#desk}/game-switches`, switches)
  }

  /** Puts a game under maintenance. */
  async shutGame(uuid: string): Promise<void> {
    await ask(`${this.#desk}/games/${uuid}/shut`, {})
  }

  async #waiting(list: 'slips' | 'withdrawals', { username }: Person): Promise<string> {
    const work = await ask<Record<typeof list, Waiting[]>>(`${this.#desk}/work`)
    const found = work[list].find((each) => each.username === username)
    if (!found) throw new Error(`Nothing of ${username} waits at the desk.`)
    return found.uuid
  }
}
