import type { Services } from '../../services/services.ts'
import { count, forget, giveBack, take } from '../../http/throttle.ts'

export type StaffTry = {
  username: string
  address: string
  browser: string | undefined
}

const from = ({ username, address }: StaffTry) => `staff:${username}|${address}`
const device = (browser: string) => `staff:${browser}`

/**
 * Counts a sign-in attempt per network, and per name and network; throws a refusal above a limit. Known browsers
 * have their own attempts.
 */
export async function takeStaffTry(services: Services, attempt: StaffTry) {
  const { browser, address } = attempt
  if (browser && (await count(services, 'loginDevice', device(browser))).excess <= 1) return
  await take(services, 'staffAddress', address)
  await take(services, 'login', from(attempt))
}

/** Resets the counts of attempts after a successful sign-in. */
export async function forgetStaffTries(services: Services, attempt: StaffTry) {
  const { browser, address } = attempt
  if (browser) await forget(services, 'loginDevice', device(browser))
  else await giveBack(services, 'staffAddress', address)
  await forget(services, 'login', from(attempt))
}

/**
 * Counts a code entered with the right password; returns false if there were too many. An account has few
 * attempts, separately for known browsers.
 */
export async function mayTryCode(services: Services, staffUuid: string, { browser }: StaffTry) {
  return (await count(services, 'factor', `staff:${staffUuid}|${browser ?? 'new'}`)).excess <= 1
}

export const forgetCodes = (services: Services, staffUuid: string, { browser }: StaffTry) =>
  forget(services, 'factor', `staff:${staffUuid}|${browser ?? 'new'}`)
