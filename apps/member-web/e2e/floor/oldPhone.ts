import { expect } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import type { Somebody } from '../person.ts'
import { alive, type Box, boxOf, byName, fromHtml, markHeading, overhang, words } from './inPage.ts'

const pictures = join(import.meta.dirname, '../../test-results/floor')

/** A member in front of an eight-year-old phone, which today's Playwright cannot drive. */
export class OldPhone {
  readonly #page: Page
  readonly #site: string
  /** Exceptions, console errors and policy violations so far. */
  readonly faults: string[] = []

  private constructor(page: Page, site: string) {
    this.#page = page
    this.#site = site
    page.on('pageerror', (error) => this.faults.push(`page: ${String(error)}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text()}`)
    })
  }

  static async switchOn(browser: Browser, site: string): Promise<OldPhone> {
    const page = await browser.newPage()
    await page.emulateTimezone('Asia/Bangkok')
    await page.evaluateOnNewDocument(markHeading)
    page.setDefaultTimeout(10_000)
    return new OldPhone(page, site)
  }

  /** Opens a path and waits until React has the screen with this heading in hand. */
  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.#page.goto(this.#site + path)
    await this.sees(heading)
    await this.#page.waitForFunction(alive)
  }

  async sees(heading: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.#page.$$eval('h1', ([first]) => (first ? first.textContent : '')))
      .toMatch(heading)
  }

  async reads(sentence: string): Promise<void> {
    await expect.poll(() => this.#page.evaluate(words)).toContain(sentence)
  }

  /** Waits until the screen waits for nothing, and what was closed has taken its entry out of the history. */
  async settles(): Promise<void> {
    await this.#page.waitForFunction(
      () => !document.querySelector('[aria-busy=true]') && !(window.history.state || {}).isOver,
    )
  }

  async tap(name: string, kind = 'button'): Promise<void> {
    await (await this.#find(kind, name)).tap()
  }

  async type(name: string, text: string): Promise<void> {
    const field = await this.#find('input', name)
    await field.tap()
    await field.type(text)
  }

  async chooseFile(name: string, path: string): Promise<void> {
    await (await this.#find('input[type=file]', name)).uploadFile(path)
  }

  async logIn({ username, password }: Pick<Somebody, 'username' | 'password'>): Promise<void> {
    await this.type('ชื่อผู้ใช้หรือเบอร์มือถือ', username)
    await this.type('รหัสผ่าน', password)
    await this.tap('เข้าสู่ระบบ', 'main form button')
  }

  /** Position of an element, once it exists and has stopped moving. */
  async box(selector: string): Promise<Box> {
    await this.#page.waitForSelector(selector, { visible: true })
    let box = await this.#page.$eval(selector, boxOf)
    await expect(async () => {
      const before = box
      // Two looks in the same frame would see nothing move.
      await this.#page.waitFor(300)
      box = await this.#page.$eval(selector, boxOf)
      expect(box).toEqual(before)
    }).toPass({ intervals: [100] })
    return box
  }

  /** Horizontal overflow of the page, in pixels. */
  async overhang(): Promise<number> {
    return this.#page.evaluate(overhang)
  }

  /** True if the heading that came with the HTML is still in place. */
  async keptItsHeading(): Promise<boolean> {
    return this.#page.evaluate(fromHtml)
  }

  /** Takes a picture for whoever wants to look. */
  async photograph(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true })
    await this.#page.screenshot({ path: join(pictures, `${name}.png`) })
  }

  async #find(kind: string, name: string): Promise<ElementHandle> {
    const element = (await this.#page.waitForFunction(byName, {}, kind, name)).asElement()
    if (!element) throw new Error(`There is no ${kind} “${name}”.`)
    return element
  }
}
