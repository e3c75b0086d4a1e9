import { tooMany } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { count, excessOf, forget, giveBack, take } from '../../http/throttle.ts'
import { createHash } from 'node:crypto'
import { hasZeros, workText, type LoginRequest } from '@member/api-client'

type Account = {
  /** The member's id, or the typed name if there is no such member. */
  account: string
  address: string
  knownDevice?: string | undefined
}
type Try = Account & {
  /** Returns true if the request has proof of work of so many bits for this name and password. */
  hasProofOfWork: (bits: number) => boolean
}

const from = ({ account, address }: Account) => `${account}|${address}`

/**
 * Counts a log-in attempt per address, per account and address, and per account; returns the attempts left.
 * Throws a refusal above the limit per account and address. The other counts first require proof of work,
 * because blocking would let a stranger lock members out. Known devices have separate attempts; the count per
 * account does not apply to addresses from which the member has logged in lately.
 */
export async function takeLogin(services: Services, attempt: Try) {
  const { account, address } = attempt
  const device = deviceOf(attempt)
  if (device) {
    const onDevice = await count(services, 'loginDevice', device)
    if (onDevice.excess <= 1) return onDevice
  }
  const network = await count(services, 'loginAddress', address)
  if (network.excess > mostExcess) throw tooMany(network.retryAfterSec)
  const isKnown = await isKnownNetwork(services, attempt)
  if (network.excess > 1) {
    // A client does the work once, so the highest requirement is requested. The name's count is not changed
    // before.
    const byName = isKnown ? 0 : await excessOf(services, 'loginName', account)
    refuseWithoutWork(attempt, Math.max(network.excess, byName), network.retryAfterSec)
  }
  const here = await take(services, 'login', from(attempt))
  if (isKnown) return here
  const name = await count(services, 'loginName', account)
  refuseWithoutWork(attempt, name.excess, name.retryAfterSec)
  return here
}

const deviceOf = ({ account, knownDevice }: Account) => knownDevice && `${account}|${knownDevice}`

function refuseWithoutWork(attempt: Try, excess: number, retryAfterSec: number) {
  if (excess <= 1) return
  const work = Math.min(mostWork, leastWork + Math.floor(Math.log2(excess)))
  if (!attempt.hasProofOfWork(work)) throw tooMany(retryAfterSec, { work })
}

const leastWork = 14
/** Maximum proof of work (bits), some seconds on a phone; more would block members. */
const mostWork = 18
/** Multiple of its limit above which a network must wait, even with proof of work. */
const mostExcess = 10

/** Counts a passkey log-in per known device, or else per address; throws a refusal above the limit. */
export async function takePasskeyLogin(services: Services, attempt: Account) {
  const device = deviceOf(attempt)
  if (device && (await count(services, 'loginDevice', device)).excess <= 1) return
  const network = await count(services, 'loginAddress', attempt.address)
  if (network.excess > mostExcess) throw tooMany(network.retryAfterSec)
}

/** Undoes the counts of a successful log-in, and marks its address as known. */
export async function passLogin(services: Services, attempt: Account) {
  const device = deviceOf(attempt)
  if (device) await forget(services, 'loginDevice', device)
  else await giveBack(services, 'loginAddress', attempt.address)
  await forgetLogin(services, attempt)
}

export const isKnownNetwork = async (services: Services, attempt: Pick<Account, 'account' | 'address'>) =>
  (await excessOf(services, 'loginKnown', from(attempt))) > 0

/** Resets the failed attempts of an account at an address, and marks the address as known. */
export async function forgetLogin(services: Services, attempt: Account) {
  await forget(services, 'login', from(attempt))
  await forget(services, 'loginKnown', from(attempt))
  await take(services, 'loginKnown', from(attempt))
}

/** Returns true if a log-in has this many bits of proof of work, bound to its name and password. */
export const hasProofOfWork = ({ proof, ...login }: LoginRequest, bits: number): boolean =>
  proof !== undefined && hasZeros(createHash('sha256').update(workText(login, proof)).digest(), bits)
