import { and, eq, exists, inArray, lt, not } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { slipImages, slipRequests } from '../../database/schema.ts'
import { readSite } from '../settings/settings.ts'
import { day } from '../../values/bangkok.ts'

/** Maximum number of pictures deleted by one statement; few, so that no request waits. */
const atOnce = 200

/** Deletes slip pictures older than the operator's retention time, except those of pending requests. */
export async function sweepPictures(database: Database, now: Date) {
  const { slipPictureDays } = await readSite(database)
  const isWaiting = database
    .select({ uuid: slipRequests.uuid })
    .from(slipRequests)
    .where(and(eq(slipRequests.imageUuid, slipImages.uuid), eq(slipRequests.status, 'PENDING')))
  const old = database
    .select({ uuid: slipImages.uuid })
    .from(slipImages)
    .where(
      and(lt(slipImages.createdAt, new Date(now.getTime() - slipPictureDays * day)), not(exists(isWaiting))),
    )
    .limit(atOnce)
  for (;;) {
    const gone = await database
      .delete(slipImages)
      .where(inArray(slipImages.uuid, old))
      .returning({ uuid: slipImages.uuid })
    if (gone.length < atOnce) return
  }
}
