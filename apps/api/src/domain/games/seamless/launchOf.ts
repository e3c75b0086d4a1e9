import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { launches } from '../../../database/schema.ts'
import { lockMember } from '../../../http/lockMember.ts'

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns a launch and its member, both locked until the transaction ends; undefined if unknown. */
export async function launchOf(tx: Database, launchUuid: string) {
  if (!uuidPattern.test(launchUuid)) return undefined
  const isLaunch = eq(launches.uuid, launchUuid)
  const [found] = await tx.select({ memberUuid: launches.memberUuid }).from(launches).where(isLaunch)
  if (!found) return undefined
  const member = await lockMember(tx, found.memberUuid)
  const [launch] = await tx.select().from(launches).where(isLaunch).for('update')
  return launch && { launch, member }
}

export type Found = NonNullable<Awaited<ReturnType<typeof launchOf>>>
