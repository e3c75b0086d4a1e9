import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { identityChecks } from '../../database/schema.ts'
import { writeLog } from '../protection/log.ts'
import { readSite } from '../settings/settings.ts'
import { day } from '../../values/bangkok.ts'

/** Maximum number of identity checks whose documents are deleted in one transaction. */
const atOnce = 50

/** Deletes documents that were decided longer ago than the operator's retention time. */
export async function sweepDocuments(database: Database, now: Date) {
  const { identityDays } = await readSite(database)
  const isOld = and(
    lt(identityChecks.settledAt, new Date(now.getTime() - identityDays * day)),
    or(isNotNull(identityChecks.card), isNotNull(identityChecks.selfie)),
  )
  for (;;) {
    const swept = await database.transaction(async (tx) => {
      const old = tx.select({ uuid: identityChecks.uuid }).from(identityChecks).where(isOld).limit(atOnce)
      const gone = await tx
        .update(identityChecks)
        .set({ card: null, selfie: null })
        .where(
          and(inArray(identityChecks.uuid, old), inArray(identityChecks.status, ['ACCEPTED', 'REFUSED'])),
        )
        .returning({ memberUuid: identityChecks.memberUuid })
      for (const { memberUuid } of gone) {
        await writeLog(tx, { memberUuid, act: 'IDENTITY_SWEPT', by: 'SERVER', at: now })
      }
      return gone.length
    })
    if (swept < atOnce) return
  }
}
