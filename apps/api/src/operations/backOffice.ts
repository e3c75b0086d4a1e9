import { createHmac } from 'node:crypto'
import { unseal } from '../secrets/sealed.ts'
import type { Actor, Staff } from '../services/actor.ts'
import type { Services } from '../services/services.ts'
import { operationsAs, type Operations } from './operations.ts'
import { readsOf, type Reads } from './reads/reads.ts'
import { join, joiningOf, openInvitation } from './staff/joining.ts'
import { beginStaffSession, endStaffSession, staffOf, type SignIn } from './staff/staffSession.ts'

const staffSessionsOf = (services: Services) => ({
  begin: (signIn: SignIn) => beginStaffSession(services, signIn),
  end: (token: string) => endStaffSession(services, token),
  staffOf: (token: string): Promise<Staff | undefined> => staffOf(services, token),
  openInvitation: (linkToken: string) => openInvitation(services, linkToken),
  joiningOf: (token: string) => joiningOf(services, token),
  join: (token: string, wanted: Parameters<typeof join>[2]) => join(services, token, wanted),
  /** Key that signs the cookies by which browsers of staff are recognised. */
  browserSecret: createHmac('sha256', services.identityKey).update('staff browser').digest('base64'),
})

export type BackOfficeServices = {
  operationsAs: (by: Actor) => Operations
  reads: Reads
  staffSessions: ReturnType<typeof staffSessionsOf>
  /** Returns a picture of a member's documents and logs who opened it; undefined if there is none. */
  openPicture: (by: Actor, uuid: string, part: 'card' | 'selfie') => Promise<Buffer | undefined>
  clock: () => Date
  /** True if staff may connect without TLS, as on this machine. */
  localOrigins: boolean
}

export const backOfficeServices = (services: Services): BackOfficeServices => ({
  operationsAs: (by) => operationsAs(services, by),
  reads: readsOf(services),
  staffSessions: staffSessionsOf(services),
  openPicture: async (by, uuid, part) => {
    const found = await operationsAs(services, by).openIdentityPicture(uuid, part)
    const of = found && { memberUuid: found.memberUuid, part }
    return of && unseal(services.identityKey, found.sealed, of)
  },
  clock: services.clock,
  localOrigins: services.localOrigins,
})
