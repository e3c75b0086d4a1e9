import type { Services } from '../../services/services.ts'
import { count, forget, giveBack, take } from '../../http/throttle.ts'

export type StaffTry = {
  username: string
  address: string
  /** The browser, where this account has signed in on it before. */
  browser: string | undefined
}

const from = ({ username, address }: StaffTry) => `staff:${username}|${address}`
const device = (browser: string) => `staff:${browser}`

/**
 * Counts one try to sign in: of the network, and of the name from this network. A name is never locked for everybody, or
 * whoever knows it could shut its owner out; a browser that it has signed in on has tries of its own.
 */
export async function takeStaffTry(services: Services, attempt: StaffTry) {
  const { browser, address } = attempt
  if (browser && (await count(services, 'loginDevice', device(browser))).excess <= 1) return
  await take(services, 'staffAddress', address)
  await take(services, 'login', from(attempt))
}

/** Staff got in: this try was no failure, and those before it are forgotten. */
export async function forgetStaffTries(services: Services, attempt: StaffTry) {
  const { browser, address } = attempt
  if (browser) await forget(services, 'loginDevice', device(browser))
  else await giveBack(services, 'staffAddress', address)
  await forget(services, 'login', from(attempt))
}

/**
 * Counts a code that comes with the right password: few guesses of it from anywhere, but on a browser that is known.
 * False where there were too many. Only who knows the password uses them up.
 */
export async function mayTryCode(services: Services, staffUuid: string, { browser }: StaffTry) {
  return (await count(services, 'factor', `staff:${staffUuid}|${browser ?? 'new'}`)).excess <= 1
}

export const forgetCodes = (services: Services, staffUuid: string, { browser }: StaffTry) =>
  forget(services, 'factor', `staff:${staffUuid}|${browser ?? 'new'}`)
