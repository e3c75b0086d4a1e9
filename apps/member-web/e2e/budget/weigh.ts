import type { Browser } from '@playwright/test'
import type { House } from '../house.ts'
import { Member } from '../member.ts'
import type { FirstScreen } from './firstScreens.ts'
import { isScript, Traffic } from './traffic.ts'

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'th-TH' }

/** What a fresh phone fetches for a screen: in kB as sent, and in requests. */
export const weigh = async (
  browser: Browser,
  house: House,
  { path, heading, session, mainAction }: FirstScreen,
): Promise<FirstScreen['limits']> => {
  const visit = async () => {
    const context = await browser.newContext({ baseURL: house.site, ...phone })
    const member = new Member(await context.newPage())
    if (session) await member.returnAs(await house.demo())
    const traffic = new Traffic(context)
    await member.page.goto(path)
    await member.sees(heading)
    return { context, member, traffic }
  }

  const hasty = await visit()
  await mainAction(hasty.member.page)
  const script = await hasty.traffic.sum(isScript)
  await hasty.context.close()

  const patient = await visit()
  await patient.traffic.quiet()
  const everything = await patient.traffic.sum()
  await patient.context.close()

  return {
    script: script.bytes / 1000,
    everything: everything.bytes / 1000,
    requests: everything.requests,
  }
}
