import { type BrowserContext, chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, findBrowser, type Package } from '@member/testing/browser'
import { dismissNews } from '../e2e/news.ts'
import type { Person } from '../e2e/person.ts'
import type { Http2Proxy } from './Http2Proxy.ts'

export interface Phone {
  context: BrowserContext
  dismiss: () => Promise<void>
}

export interface PhoneOf {
  origin: string
  person?: Person | undefined
  /** Ids of the announcements and popups to dismiss before the visit. */
  dismiss?: string[] | undefined
  port?: number
  browser?: Package
}

/** Starts Chromium as a phone with an empty cache and storage, logged in as `person` if there is one. */
export const freshPhone = async (
  proxy: Http2Proxy,
  { origin, person, dismiss, port, browser = 'chromium' }: PhoneOf,
): Promise<Phone> => {
  const profile = mkdtempSync(join(tmpdir(), 'member-phone-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(browser),
    // Phones have this cache, and Lighthouse checks it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...browserArguments, proxy.trust, ...(port ? [`--remote-debugging-port=${port}`] : [])],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  })
  if (dismiss) await dismissNews(context, ['update', ...dismiss])
  if (person) {
    const page = await context.newPage()
    await page.goto(`${origin}/plain/blank`)
    await page.evaluate(
      (session) => localStorage.setItem('member-session', session),
      JSON.stringify(person.session),
    )
    await page.close()
  }
  return {
    context,
    dismiss: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
