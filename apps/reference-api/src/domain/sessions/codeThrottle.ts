import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memberDevices, members } from '../../database/schema.ts'
import type { Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { hashDevice } from './knowDevice.ts'

type CodeRequest = {
  /** Each has limits of its own: codes to register use up none for a new password. */
  what: 'reset' | 'proof'
  phone: string
  address: string
  device: string | undefined
  /** True if the phone's member has come in on the device: what strangers asked for is not counted against it. */
  isKnown: boolean
}

/**
 * Counts one request for a code by SMS: a minute lies between two to one phone, and so many an hour go to a phone from one
 * network, and from all. Counted in the transaction of the request, so that one that is refused uses up nothing.
 */
export async function takeCodeRequest(services: Services, tx: Database, request: CodeRequest) {
  const { what, phone, address, device, isKnown } = request
  const within = { ...services, database: tx }
  const from = hashDevice(device)
  if (isKnown) {
    await take(within, 'codeWait', `${what}:${phone}|${from}`)
    await take(within, 'codeDevice', `${what}:${phone}|${from}`)
    return
  }
  await take(within, 'codeAddress', `${what}:${address}`)
  if (from) await take(within, 'codeDevice', `${what}:${from}`)
  await take(within, 'codeWait', `${what}:${phone}`)
  await take(within, 'codeNetwork', `${what}:${phone}|${address}`)
  await take(within, 'codePhone', `${what}:${phone}`)
}

/** True if the phone is of a member who has logged in on this device. Takes as long where it is nobody's. */
export async function isDeviceOfPhone(database: Database, phone: string, device: string | undefined) {
  const deviceHash = hashDevice(device)
  if (deviceHash === null) return false
  const [known] = await database
    .select({ at: memberDevices.lastSeenAt })
    .from(memberDevices)
    .innerJoin(members, eq(members.uuid, memberDevices.memberUuid))
    .where(and(eq(members.phone, phone), eq(memberDevices.deviceHash, deviceHash)))
  return known !== undefined
}
