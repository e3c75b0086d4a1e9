import type { Services } from '../request/services.ts'
import { forget, isCounting, take } from '../request/throttle.ts'

const from = (name: string, address: string) => `${name}|${address}`

/**
 * Counts one try to log in: of the address, of the name from this address, and of the name from anywhere. The last is
 * not for an address the member has lately come in from: else who knows a name could shut its member out for ever.
 */
export async function takeLogin(services: Services, name: string, address: string) {
  await take(services, 'loginAddress', address)
  await take(services, 'login', from(name, address))
  if (await isCounting(services, 'loginKnown', from(name, address))) return
  await take(services, 'loginName', name)
}

/** The member got in: the failures from here are forgotten, and the address is known. */
export async function forgetLogin(services: Services, name: string, address: string) {
  await forget(services, 'login', from(name, address))
  await forget(services, 'loginKnown', from(name, address))
  await take(services, 'loginKnown', from(name, address))
}
