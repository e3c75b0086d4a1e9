import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './person.ts'

export class Member {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async returnAs({ session }: Person): Promise<void> {
    await this.#blankPage()
    await this.page.evaluate(
      (stored) => localStorage.setItem('member-session', stored),
      JSON.stringify(session),
    )
  }

  /** Opens an empty page of the site, to access the storage before the app runs. */
  async #blankPage(): Promise<void> {
    const blank = '<!doctype html><link rel="icon" href="data:,">'
    await this.page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }))
    await this.page.goto('/blank')
    await this.page.unroute('**/blank')
  }

  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.page.goto(path)
    await this.sees(heading)
  }

  async sees(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

  /** Opens the footer, which is collapsed to one line, and chooses the language in it. */
  async chooseLanguage(language: 'ไทย' | 'English'): Promise<void> {
    const footer = this.page.getByRole('contentinfo')
    await footer.getByText(/^(?:ข้อกำหนดและความช่วยเหลือ|Terms and help)$/).click()
    await footer.getByRole('link', { name: language }).click()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true })
  }

  async logIn({ username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
    await this.field('ชื่อผู้ใช้หรือเบอร์มือถือ').fill(username)
    await this.field('รหัสผ่าน').fill(password)
    await this.button('เข้าสู่ระบบ').click()
  }

  async fillNames(person: Pick<Person, 'phone' | 'username'>): Promise<void> {
    await this.field('เบอร์มือถือ').fill(person.phone)
    await this.page.getByLabel(/^ชื่อผู้ใช้/).fill(person.username)
    await this.button('ถัดไป').click()
  }

  async fillAccount(person: Pick<Person, 'phone' | 'username' | 'password'>): Promise<void> {
    await this.fillNames(person)
    await this.fillPassword(person)
  }

  async fillPassword({ password }: Pick<Person, 'password'>): Promise<void> {
    await this.field('รหัสผ่าน').fill(password)
    await this.field('ยืนยันรหัสผ่าน').fill(password)
    await this.button('ถัดไป').click()
  }

  /** Fills in a bank account and waits until the form shows the holder's name. */
  async fillBank(person: Pick<Person, 'bankName' | 'bankId'>): Promise<void> {
    await this.typeBank(person)
    await expect(this.page.getByRole('status').filter({ hasText: 'ชื่อบัญชี' })).toBeVisible()
  }

  async typeBank({ bankName, bankId }: Pick<Person, 'bankName' | 'bankId'>): Promise<void> {
    await this.chooseBank(bankName)
    await this.field('เลขที่บัญชี').fill(bankId)
  }

  async chooseBank(short: string): Promise<void> {
    const bank = this.page.locator(`input[name=bankName][value=${short}]`)
    await bank.waitFor({ state: 'attached' })
    if (!(await bank.isVisible())) await this.button('ธนาคารอื่น').click()
    await bank.check()
  }

  async consent(): Promise<void> {
    await this.button('ถัดไป').click()
    await this.field('วันที่').fill('13')
    await this.field('เดือน').selectOption('เมษายน')
    await this.field('ปี').fill('2529')
    for (const sentence of [/^ฉันอายุครบ/, /^ฉันอ่านและยอมรับ/, /^ฉันรับทราบ/])
      await this.page.getByRole('checkbox', { name: sentence }).check()
  }

  async fillAddress({ phone }: Pick<Person, 'phone'>): Promise<void> {
    await this.field('ชื่อผู้รับ').fill('สมหญิง รักดี')
    await this.field('เบอร์มือถือผู้รับ').fill(phone)
    await this.field('บ้านเลขที่ หมู่ ซอย ถนน').fill('99/1 ถนนสุขใจ')
    await this.field('ตำบล/แขวง').fill('บางรัก')
    await this.field('อำเภอ/เขต').fill('บางรัก')
    await this.field('จังหวัด').selectOption('กรุงเทพมหานคร')
    await this.field('รหัสไปรษณีย์').fill('10500')
  }

  async checkSlip(slip: Buffer): Promise<void> {
    const gallery = this.page.locator('input[type=file]:not([capture])')
    await gallery.setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip })
  }

  async photographSlip(taken: Buffer): Promise<void> {
    const camera = this.page.locator('input[type=file][capture]')
    await camera.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: taken })
  }

  credit(baht: string): Locator {
    return this.page.getByText(`${baht} บาท`, { exact: true }).first()
  }

  async askToWithdraw(amount: string): Promise<void> {
    await this.field('จำนวนเงินที่ถอน').fill(amount)
    await this.sendButton().click()
  }

  sendButton(): Locator {
    return this.page.locator('main form').getByRole('button', { name: 'ถอนเงิน', exact: true })
  }

  async withdraw(amount: string): Promise<void> {
    await this.askToWithdraw(amount)
    await this.button('ยืนยันถอน').click()
  }

  pending(): Locator {
    return this.page.getByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  }

  async askToLogOut(): Promise<void> {
    await this.button('เมนู').click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click()
  }

  async logOut(): Promise<void> {
    await this.askToLogOut()
    await this.button('ตกลง').click()
    await expect(this.page).not.toHaveURL(/\/auth/)
  }

  /** Clears localStorage, so that the next page is a new visitor's. */
  async leave(): Promise<void> {
    await this.#blankPage()
    await this.page.evaluate(() => localStorage.clear())
  }

  async tabTo(target: Locator): Promise<void> {
    for (let pressed = 0; pressed < 60; pressed++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab never reaches it.')
  }
}
