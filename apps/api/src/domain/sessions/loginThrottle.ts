import { tooMany } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { count, excessOf, forget, giveBack, take } from '../../http/throttle.ts'

type Account = {
  /** The member, by whichever of their names it was typed; what was typed where there is none. */
  account: string
  address: string
  /** The device, where the member has come in on it before. */
  knownDevice?: string | undefined
}
type Try = Account & {
  /** True if the request carries this many bits of work for this name and password. */
  isWorth: (bits: number) => boolean
}

const from = ({ account, address }: Account) => `${account}|${address}`

/**
 * Counts one try to log in: of the address, of the account from this address, and of the account from anywhere. A device
 * that the member has come in on has tries of its own, whatever others have used up.
 *
 * Of an account from one address a few tries are allowed. The other two are no walls, or whoever knows a name could shut
 * its member out from a thousand addresses, and one customer of a mobile operator all others: work for the very password
 * typed lets a try through, twice as much each time the tries have doubled. That is a moment for a member, and a price
 * for each of a thousand guesses. The account from anywhere is not counted for an address the member has lately come in
 * from. Says how many tries are left here for the account, and until when it waits without any.
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
    // A client does the work once: it is asked for all that is wanted. Nothing is written of the name before.
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

function refuseWithoutWork({ isWorth }: Try, excess: number, retryAfterSec: number) {
  if (excess <= 1) return
  const work = Math.min(mostWork, leastWork + Math.floor(Math.log2(excess)))
  if (!isWorth(work)) throw tooMany(retryAfterSec, { work })
}

const leastWork = 14
/** Some seconds of a phone's time: more would be a wall after all. */
const mostWork = 18
/** A network that has failed so many times too often has to wait, whatever its work. */
const mostExcess = 10

/**
 * Counts one try to log in by a passkey: of the device, where the member has come in on it, or else of the address.
 * Nobody guesses a passkey, so the account is not counted; what is limited is the work that strangers cause.
 */
export async function takePasskeyLogin(services: Services, attempt: Account) {
  const device = deviceOf(attempt)
  if (device && (await count(services, 'loginDevice', device)).excess <= 1) return
  const network = await count(services, 'loginAddress', attempt.address)
  if (network.excess > mostExcess) throw tooMany(network.retryAfterSec)
}

/** The password or passkey was right: the try was no failure of its network. */
export async function passLogin(services: Services, attempt: Account) {
  const device = deviceOf(attempt)
  if (device) await forget(services, 'loginDevice', device)
  else await giveBack(services, 'loginAddress', attempt.address)
  await forgetLogin(services, attempt)
}

/** True if the member has lately come in from this network. */
export const isKnownNetwork = async (services: Services, attempt: Pick<Account, 'account' | 'address'>) =>
  (await excessOf(services, 'loginKnown', from(attempt))) > 0

/** The member got in: the failures from here are forgotten, and the address is known. */
export async function forgetLogin(services: Services, attempt: Account) {
  await forget(services, 'login', from(attempt))
  await forget(services, 'loginKnown', from(attempt))
  await take(services, 'loginKnown', from(attempt))
}
