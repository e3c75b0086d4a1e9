import { tooMany } from '../request/refusals.ts'
import type { Services } from '../request/services.ts'
import { count, forget, isCounting, take } from '../request/throttle.ts'

type Try = {
  /** The member, by whichever of their names it was typed; what was typed where there is none. */
  account: string
  address: string
  /** True if the request carries this many bits of work for this name and password. */
  isWorth: (bits: number) => boolean
}

const from = ({ account, address }: Pick<Try, 'account' | 'address'>) => `${account}|${address}`

/**
 * Counts one try to log in: of the address, of the account from this address, and of the account from anywhere. The
 * last is not for an address the member has lately come in from, and is no wall, or whoever knows a name could shut
 * its member out from a thousand addresses: work for the very password typed lets a try through, twice as much each
 * time the tries have doubled. That is a moment for a member, and a price for each of a thousand guesses. Says how many tries this address has left for the account, and until when it
 * waits without any.
 */
export async function takeLogin(services: Services, attempt: Try) {
  await take(services, 'loginAddress', attempt.address)
  const here = await take(services, 'login', from(attempt))
  if (await isCounting(services, 'loginKnown', from(attempt))) return here
  const { excess, retryAfterSec } = await count(services, 'loginName', attempt.account)
  if (excess <= 1) return here
  const work = Math.min(mostWork, leastWork + Math.floor(Math.log2(excess)))
  if (!attempt.isWorth(work)) throw tooMany(retryAfterSec, { work })
  return here
}

const leastWork = 14
/** Some seconds of a phone's time: more would be a wall after all. */
const mostWork = 18

/** The member got in: the failures from here are forgotten, and the address is known. */
export async function forgetLogin(services: Services, attempt: Pick<Try, 'account' | 'address'>) {
  await forget(services, 'login', from(attempt))
  await forget(services, 'loginKnown', from(attempt))
  await take(services, 'loginKnown', from(attempt))
}
