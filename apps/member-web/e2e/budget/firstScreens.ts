import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The browser's own clock and timeline, which a paused clock replaces. */
    measured: Performance
  }
}

/**
 * Weight of a first screen.
 * `script` is the JavaScript until a tap is answered and `everything` all files until idle (kB as sent),
 * `requests` the requests until idle.
 */
export interface Weight {
  script: number
  everything: number
  requests: number
}

/** A screen on which a visit may begin, with its main action and the limits of its weight. */
export interface FirstScreen {
  name: string
  path: string
  heading: string | RegExp
  session: boolean
  /** Name of the announcement that opens over the screen. */
  news?: string
  /** Taps the main action; returns the time (ms since the page's start) at which React responded. */
  mainAction: (page: Page) => Promise<number>
  limits: Weight
}

const sendForm = async (page: Page) => {
  await page.locator('main form button[type=submit]').tap()
  const answer = await page.waitForFunction(
    () => document.querySelector('main form [aria-invalid=true]') && window.measured.now(),
  )
  return Number(await answer.jsonValue())
}

const goToDeposit = async (page: Page) => {
  await page.locator('main').getByRole('link', { name: 'ฝากเงิน' }).first().tap()
  const answer = await page.waitForFunction(
    () => document.querySelector('h1')?.textContent === 'ฝากเงิน' && window.measured.now(),
  )
  return Number(await answer.jsonValue())
}

const announcement = 'ฝากและถอนได้ตลอด 24 ชั่วโมง'

const readNews = async (page: Page) => {
  await page.getByRole('dialog', { name: announcement }).getByRole('button', { name: 'รับทราบ' }).tap()
  return goToDeposit(page)
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'เมนู' }).tap()
  const answer = await page.waitForFunction(
    () => document.querySelector('[role=dialog] nav') && window.measured.now(),
  )
  return Number(await answer.jsonValue())
}

export const firstScreens: FirstScreen[] = [
  {
    name: 'landing',
    path: '/',
    heading: /.+/,
    session: false,
    mainAction: openMenu,
    limits: { script: 113.9, everything: 220, requests: 37 },
  },
  {
    name: 'login',
    path: '/login',
    heading: 'เข้าสู่ระบบ',
    session: false,
    mainAction: sendForm,
    limits: { script: 111.3, everything: 186, requests: 24 },
  },
  {
    name: 'dashboard',
    path: '/auth/dashboard',
    heading: /^สวัสดี/,
    session: true,
    mainAction: goToDeposit,
    limits: { script: 188, everything: 311, requests: 49 },
  },
]

/** The home with popups and announcements, which open after loading and are included in the weight. */
export const withNews: FirstScreen = {
  name: 'dashboard with its news',
  path: '/auth/dashboard',
  heading: /^สวัสดี/,
  session: true,
  news: announcement,
  mainAction: readNews,
  // An announcement opens once the credit is there, and is tapped away first: most of the home has come by then.
  limits: { script: 188, everything: 327, requests: 53 },
}
