import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { freePort } from '@member/testing/free-port'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alive, byName, words } from '../floor/oldPhone.ts'
import type { Somebody } from '../person.ts'

/** Starts WebKit by Debian's `webkit2gtk-driver`; needs a display. */
export const launchWebKit = async (): Promise<{ browser: WebDriver; close: () => Promise<void> }> => {
  const port = await freePort()
  const driver = new DriverService('WebKitWebDriver', {
    loopback: true,
    port,
    args: [`--port=${port}`],
    // It refuses to run as root otherwise, as in a container.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const browser = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
  await browser.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 })
  return {
    browser,
    close: async () => {
      await browser.quit()
      await driver.kill()
    },
  }
}

const pictures = join(import.meta.dirname, '../../test-results/webkit')
const patience = 15_000

export class WebKitPhone {
  readonly #browser: WebDriver
  readonly #site: string

  constructor(browser: WebDriver, site: string) {
    this.#browser = browser
    this.#site = site
  }

  async open(path: string, heading: RegExp): Promise<void> {
    await this.#browser.get(this.#site + path)
    await this.sees(heading)
    await this.#until(`React to have ${path} in hand`, () => this.#ask<boolean>(alive))
  }

  async sees(heading: RegExp): Promise<void> {
    const shown = () => this.#ask<string>(() => document.querySelector('h1')?.textContent ?? '')
    await this.#until(`the heading ${heading}`, async () => heading.test(await shown()))
  }

  async reads(sentence: string): Promise<void> {
    await this.#until(`“${sentence}”`, async () => (await this.#ask<string>(words)).includes(sentence))
  }

  async tap(name: string, kind = 'button'): Promise<void> {
    const element = await this.#find(kind, name)
    // To the centre: the driver would leave it below the bottom bar.
    await this.#browser.executeScript((it: Element) => it.scrollIntoView({ block: 'center' }), element)
    await element.click()
  }

  async type(name: string, text: string): Promise<void> {
    await (await this.#find('input', name)).sendKeys(text)
  }

  async chooseFile(name: string, path: string): Promise<void> {
    await (await this.#find('input[type=file]', name)).sendKeys(path)
  }

  async logIn({ username, password }: Pick<Somebody, 'username' | 'password'>): Promise<void> {
    await this.type('ชื่อผู้ใช้หรือเบอร์มือถือ', username)
    await this.type('รหัสผ่าน', password)
    await this.tap('เข้าสู่ระบบ', 'main form button')
  }

  async settles(): Promise<void> {
    await this.#until('nothing to be under way', () =>
      this.#ask<boolean>(() => !document.querySelector('[aria-busy=true]')),
    )
  }

  async overhang(): Promise<number> {
    return this.#ask<number>(() => document.documentElement.scrollWidth - window.innerWidth)
  }

  async photograph(name: string): Promise<void> {
    const path = join(pictures, `${name}.png`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await this.#browser.takeScreenshot(), 'base64')
  }

  async #find(kind: string, name: string): Promise<WebElement> {
    const look = () => this.#ask<WebElement | null>(byName, kind, name)
    const found = await this.#until(`${kind} “${name}”`, look)
    if (!found) throw new Error(`There is no ${kind} “${name}”.`)
    return found
  }

  // eslint-disable-next-line typescript/no-unsafe-function-type -- sent to the page as its source
  async #ask<Answer>(question: Function, ...given: string[]): Promise<Answer> {
    return this.#browser.executeScript<Answer>(`return (${String(question)})(...arguments)`, ...given)
  }

  async #until<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    return this.#browser.wait(ask, patience, `waited ${patience / 1000} s for ${what}`)
  }
}
