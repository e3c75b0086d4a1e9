import { expect, type Browser } from '@playwright/test'
import { ask, call, type Person } from './person.ts'

interface Account {
  bankName: string
  bankId: string
}

interface Transfer {
  transRef: string
  qrcode: string
  slip: Buffer
}

export class Bank {
  readonly #server: string
  readonly stranger: Account = { bankName: 'SCB', bankId: '4072218896' }

  constructor(server: string) {
    this.#server = server
  }

  /** Transfers money to account `to`, by default to the operator's first open account. */
  async transfer(sending: { from: Account; to?: Account; amount: number; at?: string }): Promise<Transfer> {
    const { from, to } = sending
    const body = { ...sending, from: account(from), ...(to && { to: account(to) }) }
    const sent = await ask<{ transRef: string; qrcode: string; slip: string }>(
      `${this.#server}/bank/transfers`,
      body,
    )
    const slip = await fetch(this.#server + sent.slip)
    return { ...sent, slip: Buffer.from(await slip.arrayBuffer()) }
  }

  /** Sends a transfer by the form of the simulated bank's page; returns the downloaded slip. */
  async transferByHand(
    browser: Browser,
    { from, amount }: { from: Pick<Person, 'username'>; amount: string },
  ): Promise<Buffer> {
    const page = await browser.newPage()
    await page.goto(`${this.#server}/bank`)
    await page.getByLabel('Search accounts').fill(from.username)
    await page.locator('#senders').getByText(from.username).click()
    await page.getByLabel('Amount in baht').fill(amount)
    await page.getByRole('button', { name: 'Send and get the slip' }).click()
    const slip = page.getByRole('link', { name: 'Download the slip' })
    await expect(slip).toBeVisible()
    const saved = await fetch(this.#server + (await slip.getAttribute('href')))
    await page.close()
    return Buffer.from(await saved.arrayBuffer())
  }

  /** Makes the simulated bank slow or unreachable, or changes its feed to the operator. */
  async set(switches: { slowMinutes?: number; down?: boolean; feed?: 'off' | 'reference' }): Promise<void> {
    await ask(`${this.#server}/bank/switches`, switches)
  }

  async credit(person: Person, { qrcode }: Transfer): Promise<void> {
    const { uuid } = await call<{ uuid: string }>(this.#server, person, 'POST', '/api/auth/slip/verify', {
      qrcode,
    })
    await call(this.#server, person, 'POST', '/api/auth/slip/confirm', { uuid })
  }

  async deposit(person: Person, amount: number): Promise<void> {
    await this.credit(person, await this.transfer({ from: person, amount }))
  }

  async creditOf(person: Person): Promise<number> {
    const path = `/api/auth/user/getCredit/${person.username}`
    return (await call<{ balance: number }>(this.#server, person, 'POST', path, { balanceType: 'M' })).balance
  }
}

const account = ({ bankName, bankId }: Account) => ({ bankName, bankId })
