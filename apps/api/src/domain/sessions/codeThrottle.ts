import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memberDevices, members } from '../../database/schema.ts'
import type { Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { hashDevice } from './knowDevice.ts'
import { isKnownNetwork } from './loginThrottle.ts'

/**
 * How the phone's member is known: by a device of any earlier log-in, or by the network of a recent one.
 * Undefined for strangers.
 */
export type KnownBy = 'device' | 'network' | undefined

type CodeRequest = {
  what: 'reset' | 'proof'
  phone: string
  address: string
  device: string | undefined
  knownBy: KnownBy
}

/**
 * Counts a request for an SMS code; throws a refusal above a limit or within a minute of the last. Strangers
 * share an hourly limit per phone and a daily limit per network; the member's own device and networks have
 * limits of their own. A registrant counts as a stranger.
 */
export async function takeCodeRequest(services: Services, tx: Database, request: CodeRequest) {
  const { what, phone, address, device, knownBy } = request
  const within = { ...services, database: tx }
  const from = hashDevice(device)
  if (knownBy === 'device') {
    await take(within, 'codeWait', `${what}:${phone}|${from}`)
    await take(within, 'codeDevice', `${what}:${phone}|${from}`)
    return
  }
  await take(within, 'codeAddress', `${what}:${address}`)
  // Any phone can get a registration code, only members' phones a reset code.
  if (what === 'proof') await take(within, 'codeDay', address)
  if (from) await take(within, 'codeDevice', `${what}:${from}`)
  if (knownBy === 'network') {
    await take(within, 'codeWait', `${what}:${phone}|${address}`)
    await take(within, 'codeNetwork', `${what}:${phone}|${address}`)
    return
  }
  await take(within, 'codeWait', `${what}:${phone}`)
  await take(within, 'codeStranger', `${what}:${phone}|${address}`)
  await take(within, 'codePhone', `${what}:${phone}`)
}

/**
 * Returns whether the phone's member is known here by device or by network. Takes equally long for an
 * unregistered phone.
 */
export async function knownByOf(
  services: Services,
  { phone, device, address }: { phone: string; device: string | undefined; address: string },
): Promise<KnownBy> {
  const { database } = services
  if (await isDeviceOfPhone(database, phone, device)) return 'device'
  const [found] = await database.select({ uuid: members.uuid }).from(members).where(eq(members.phone, phone))
  return (await isKnownNetwork(services, { account: found?.uuid ?? phone, address })) ? 'network' : undefined
}

/** Returns true if the phone's member has logged in on this device. Takes equally long for an unregistered phone. */
async function isDeviceOfPhone(database: Database, phone: string, device: string | undefined) {
  const deviceHash = hashDevice(device)
  if (deviceHash === null) return false
  const [known] = await database
    .select({ at: memberDevices.lastSeenAt })
    .from(memberDevices)
    .innerJoin(members, eq(members.uuid, memberDevices.memberUuid))
    .where(and(eq(members.phone, phone), eq(memberDevices.deviceHash, deviceHash)))
  return known !== undefined
}
