import { expect } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Somebody } from '../person.ts'
import type { Devtools } from './devtools.ts'

// Functions that run in the page on Chrome 79: self-contained, and without newer syntax.

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  centred: boolean
  uncovered: boolean
}

/** Returns the position of an element after ten frames without movement; undefined if invisible. */
const boxAtRest = async (selector: string): Promise<Box | undefined> => {
  const element = document.querySelector(selector)
  if (!element || element.getClientRects().length === 0) return undefined
  const look = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  }
  let box = look()
  for (let still = 0; still < 10; still++) {
    await new Promise(requestAnimationFrame)
    const before = box
    box = look()
    if (JSON.stringify(box) !== JSON.stringify(before)) still = 0
  }
  const { left, right, top, bottom } = box
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const aside = Math.abs(left - (window.innerWidth - right))
  const aloft = Math.abs(top - (window.innerHeight - bottom))
  return Object.assign(box, { centred: aside < 2 && aloft < 2, uncovered: element.contains(met) })
}

/** Scrolls to an element, waits a frame until touches are accepted, and returns its centre (px). */
const middleOf = async (element: Element): Promise<{ x: number; y: number }> => {
  element.scrollIntoView({ block: 'center' })
  await new Promise(requestAnimationFrame)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
}

export const byName = (kind: string, name: string): Element | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(kind)).find((element) => {
    const [label] = Array.from((element instanceof HTMLInputElement && element.labels) || [])
    const words = element.getAttribute('aria-label') || (label || element).innerText
    return words.replace(/\s+/g, ' ').trim() === name && (element.hidden || element.offsetParent !== null)
  })

const headingText = (): string => (document.querySelector('h1') || { textContent: '' }).textContent || ''

const settled = (): boolean =>
  !document.querySelector('[aria-busy=true]') && !(window.history.state || {}).isOver

export const words = (): string => document.body.innerText.replace(/\s+/g, ' ')

const overhang = (): number => document.documentElement.scrollWidth - window.screen.width

const markHeading = (): void => {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      Object.assign(document.querySelector('h1') || {}, { fromHtml: true })
  })
}

export const alive = (): boolean =>
  Object.keys(document.querySelector('h1') || {}).some((key) => key.startsWith('__reactFiber'))

/** True if the page's heading is the element that came with the HTML, not one rendered anew. */
const fromHtml = (): boolean => 'fromHtml' in (document.querySelector('h1') || {})

const pictures = join(import.meta.dirname, '../../test-results/floor')

const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }

const called = (run: (...given: string[]) => unknown, ...given: string[]) =>
  `(${String(run)})(${given.map((word) => JSON.stringify(word)).join(', ')})`

/** Page in Chrome 79 with a phone's screen, driven by DevTools, because Playwright cannot drive it. */
export class OldPhone {
  readonly #devtools: Devtools
  readonly #site: string
  readonly faults: string[] = []

  private constructor(devtools: Devtools, site: string) {
    this.#devtools = devtools
    this.#site = site
    devtools.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
      this.faults.push(`page: ${exception?.description ?? text}`),
    )
    devtools.on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type !== 'error') return
      this.faults.push(
        `console: ${args.map(({ value, description }) => description ?? String(value)).join(' ')}`,
      )
    })
    devtools.on('Log.entryAdded', ({ entry: { level, text, url } }) => {
      if (level === 'error') this.faults.push(`console: ${text} ${url ?? ''}`)
    })
  }

  static async switchOn(devtools: Devtools, site: string): Promise<OldPhone> {
    await devtools.openPage()
    const phone = new OldPhone(devtools, site)
    await devtools.send('Page.enable')
    await devtools.send('Runtime.enable')
    await devtools.send('Log.enable')
    await devtools.send('Emulation.setDeviceMetricsOverride', screen)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Bangkok' })
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: called(markHeading) })
    return phone
  }

  async open(path: string, heading: string | RegExp): Promise<void> {
    const loaded = new Promise((resolve) => this.#devtools.on('Page.loadEventFired', resolve))
    await this.#devtools.send('Page.navigate', { url: this.#site + path })
    await loaded
    await this.sees(heading)
    await this.#until(called(alive))
  }

  async sees(heading: string | RegExp): Promise<void> {
    await expect.poll(() => this.#evaluate<string>(called(headingText))).toMatch(heading)
  }

  async reads(sentence: string): Promise<void> {
    await expect.poll(() => this.#evaluate<string>(called(words))).toContain(sentence)
  }

  async settles(): Promise<void> {
    await this.#until(called(settled))
  }

  async tap(name: string, kind = 'button'): Promise<void> {
    await this.#find(kind, name)
    const point = await this.#evaluate<{ x: number; y: number }>(
      `(${String(middleOf)})(${called(byName, kind, name)})`,
    )
    await this.#devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await this.#devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async type(name: string, text: string): Promise<void> {
    await this.tap(name, 'input')
    for (const key of text) {
      await this.#devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
      await this.#devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    }
  }

  async chooseFile(name: string, path: string): Promise<void> {
    const kind = 'input[type=file]'
    await this.#find(kind, name)
    const { result } = await this.#devtools.send('Runtime.evaluate', {
      expression: called(byName, kind, name),
    })
    await this.#devtools.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId! })
  }

  async logIn({ username, password }: Pick<Somebody, 'username' | 'password'>): Promise<void> {
    await this.type('ชื่อผู้ใช้หรือเบอร์มือถือ', username)
    await this.type('รหัสผ่าน', password)
    await this.tap('เข้าสู่ระบบ', 'main form button')
  }

  async box(selector: string): Promise<Box> {
    let box: Box | undefined
    await expect
      .poll(async () => (box = await this.#evaluate<Box | undefined>(called(boxAtRest, selector))))
      .toBeTruthy()
    return box!
  }

  async overhang(): Promise<number> {
    return this.#evaluate(called(overhang))
  }

  async keptItsHeading(): Promise<boolean> {
    return this.#evaluate(called(fromHtml))
  }

  async photograph(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true })
    const { data } = await this.#devtools.send('Page.captureScreenshot')
    writeFileSync(join(pictures, `${name}.png`), Buffer.from(data, 'base64'))
  }

  async #find(kind: string, name: string): Promise<void> {
    await expect
      .poll(() => this.#evaluate<boolean>(`!!${called(byName, kind, name)}`), `there is a ${kind} “${name}”`)
      .toBe(true)
  }

  async #until(expression: string): Promise<void> {
    await expect.poll(() => this.#evaluate<unknown>(expression), expression).toBe(true)
  }

  async #evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#devtools.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    const value: T = result.value
    return value
  }
}
