import { randomUUID } from 'node:crypto'
import { expect, type Browser } from '@playwright/test'
import { ask, type Person } from './person.ts'

interface Waiting {
  uuid: string
  username: string
}

type EventType = 'WHEEL' | 'FLIP_CARD' | 'FLIP_CARD_REWARD'

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
      .getByRole('button', { name: 'โอนแล้ว' })
      .click()
    await expect(page.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await page.close()
  }

  /** Closes the account of a member who asked for it, on the desk's page. */
  async closeAccount(browser: Browser, { username }: Pick<Person, 'username'>): Promise<void> {
    const page = await browser.newPage()
    await page.goto(this.#desk)
    await page
      .locator('#closings article', { hasText: username })
      .getByRole('button', { name: 'ปิดบัญชี' })
      .click()
    await expect(page.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await page.close()
  }

  /** Asks newcomers for a code to their phone, or no more, on the desk's page. */
  async askPhoneProof(browser: Browser, isAsked: boolean): Promise<void> {
    const page = await browser.newPage()
    await page.goto(`${this.#desk}/site`)
    const rules = page.locator('#rules form').first()
    await rules.getByRole('checkbox', { name: 'ยืนยันเบอร์โทร' }).setChecked(isAsked)
    await rules.getByRole('button', { name: 'บันทึกกติกา' }).click()
    await expect(page.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await page.close()
  }

  /** Says that the bank did not take the member's open withdrawal. */
  async failWithdrawalOf(person: Person): Promise<void> {
    const uuid = await this.#waiting('withdrawals', person)
    await ask(`${this.#desk}/withdrawals/${uuid}/fail`, {
      reason: 'ธนาคารปลายทางไม่รับรายการ',
      reasonEnglish: 'The receiving bank did not accept the transfer',
    })
  }

  /** Approves the member's open slip request. */
  async approveSlipOf(person: Person): Promise<void> {
    await ask(`${this.#desk}/slips/${await this.#waiting('slips', person)}/approve`, {})
  }

  /** Opens the site, or closes it for maintenance. */
  async setWebsite(websiteStatus: 'ON' | 'MA'): Promise<void> {
    await ask(`${this.#desk}/operation`, { websiteStatus })
  }

  /** Runs a bonus of a fifth of a deposit, all day, once a week. */
  async startBonus(): Promise<void> {
    await ask(`${this.#desk}/promotion`, { bonusMax: 300, bonusRate: 20, bonusEvery: 'WEEK' })
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

  /** Sets the behaviour of the simulated game provider. */
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

  /** Gives points, or plays of the event of this type. */
  async giveTo({ username }: Person, what: 'POINTS' | EventType, count: number): Promise<void> {
    const gift = what === 'POINTS' ? what : await this.#eventOf(what)
    await ask(`${this.#desk}/gifts`, { username, what: gift, count, key: randomUUID() })
  }

  /** Approves the member's open request for a reward, and sends it. */
  async shipRewardOf(person: Person, trackingNo: string): Promise<void> {
    const place = `${this.#desk}/rewards/${await this.#waiting('rewards', person)}`
    await ask(`${place}/approve`, {})
    await ask(`${place}/ship`, { trackingNo })
  }

  /** Looks at the member's papers, and refuses them with a reason or accepts them. */
  async settlePapersOf(person: Person, reason?: string): Promise<void> {
    const place = `${this.#desk}/identity/${await this.#waiting('papers', person)}`
    await ask(`${place}/${reason === undefined ? 'accept' : 'refuse'}`, { reason })
  }

  async #eventOf(type: EventType): Promise<string> {
    const { events } = await ask<{ events: { uuid: string; type: string }[] }>(`${this.#desk}/work`)
    const found = events.find((event) => event.type === type)
    if (!found) throw new Error(`There is no ${type}.`)
    return found.uuid
  }

  async #waiting(
    list: 'slips' | 'withdrawals' | 'rewards' | 'papers',
    { username }: Person,
  ): Promise<string> {
    const work = await ask<Record<typeof list, Waiting[]>>(`${this.#desk}/work`)
    const found = work[list].find((each) => each.username === username)
    if (!found) throw new Error(`Nothing of ${username} waits at the desk.`)
    return found.uuid
  }
}
