import { randomUUID } from 'node:crypto'
import { expect, type Browser } from '@playwright/test'
import { ask, type Person } from './person.ts'

interface Waiting {
  uuid: string
  username: string
}

type EventType = 'WHEEL' | 'FLIP_CARD' | 'FLIP_CARD_REWARD'

export class BackOffice {
  readonly #address: string

  constructor(server: string) {
    this.#address = `${server}/desk`
  }

  async payByHand(browser: Browser, { username }: Pick<Person, 'username'>): Promise<void> {
    const page = await browser.newPage()
    await page.goto(this.#address)
    await page
      .locator('#withdrawals article', { hasText: username })
      .getByRole('button', { name: 'โอนแล้ว' })
      .click()
    await expect(page.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await page.close()
  }

  async closeAccount(browser: Browser, { username }: Pick<Person, 'username'>): Promise<void> {
    const page = await browser.newPage()
    await page.goto(this.#address)
    await page
      .locator('#closings article', { hasText: username })
      .getByRole('button', { name: 'ปิดบัญชี' })
      .click()
    await expect(page.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await page.close()
  }

  /** Switches, in the back office, whether registration requires proof of the phone number. */
  async askPhoneProof(browser: Browser, isAsked: boolean): Promise<void> {
    const page = await browser.newPage()
    await page.goto(`${this.#address}/site`)
    const rules = page.locator('#rules form').first()
    await rules.getByRole('checkbox', { name: 'ยืนยันเบอร์มือถือ' }).setChecked(isAsked)
    await rules.getByRole('button', { name: 'บันทึกกติกา' }).click()
    await expect(page.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await page.close()
  }

  async failWithdrawalOf(person: Person): Promise<void> {
    const uuid = await this.#waiting('withdrawals', person)
    await ask(`${this.#address}/withdrawals/${uuid}/fail`, {
      reason: 'ธนาคารปลายทางไม่รับรายการ',
      reasonEnglish: 'The receiving bank did not accept the transfer',
    })
  }

  async approveSlipOf(person: Person): Promise<void> {
    await ask(`${this.#address}/slips/${await this.#waiting('slips', person)}/approve`, {})
  }

  async setWebsite(websiteStatus: 'ON' | 'MA'): Promise<void> {
    await ask(`${this.#address}/operation`, { websiteStatus })
  }

  async startBonus(): Promise<void> {
    await ask(`${this.#address}/promotion`, { bonusMax: 300, bonusRate: 20, bonusEvery: 'WEEK' })
  }

  async startPromotion(): Promise<void> {
    await ask(`${this.#address}/promotion`, {
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

  async endPromotion(): Promise<void> {
    await ask(`${this.#address}/promotion`, { off: '1' })
  }

  async setGames(switches: {
    opening?: 'up' | 'refused' | 'slow'
    cashOut?: 'up' | 'pending' | 'refused' | 'slow'
  }): Promise<void> {
    await ask(new URL('/games/switches', this.#address).href, switches)
  }

  async shutGame(uuid: string): Promise<void> {
    await ask(`${this.#address}/games/${uuid}/shut`, {})
  }

  async giveTo({ username }: Person, what: 'POINTS' | EventType, count: number): Promise<void> {
    const gift = what === 'POINTS' ? what : await this.#eventOf(what)
    await ask(`${this.#address}/gifts`, { username, what: gift, count, key: randomUUID() })
  }

  async shipRewardOf(person: Person, trackingNo: string): Promise<void> {
    const place = `${this.#address}/rewards/${await this.#waiting('rewards', person)}`
    await ask(`${place}/approve`, {})
    await ask(`${place}/ship`, { trackingNo })
  }

  async settleDocumentsOf(person: Person, reason?: string): Promise<void> {
    const place = `${this.#address}/identity/${await this.#waiting('papers', person)}`
    await ask(`${place}/${reason === undefined ? 'accept' : 'refuse'}`, { reason })
  }

  async #eventOf(type: EventType): Promise<string> {
    const { events } = await ask<{ events: { uuid: string; type: string }[] }>(`${this.#address}/work`)
    const found = events.find((event) => event.type === type)
    if (!found) throw new Error(`There is no ${type}.`)
    return found.uuid
  }

  async #waiting(
    list: 'slips' | 'withdrawals' | 'rewards' | 'papers',
    { username }: Person,
  ): Promise<string> {
    const work = await ask<Record<typeof list, Waiting[]>>(`${this.#address}/work`)
    const found = work[list].find((each) => each.username === username)
    if (!found) throw new Error(`Nothing of ${username} waits in the back office.`)
    return found.uuid
  }
}
