import { eq, isNull, lte, or } from 'drizzle-orm'
import type { Brand } from '@member/brand'
import { seedGames } from '../catalogue/seedGames.ts'
import { day } from '@member/api/values/bangkok'
import { logHistory } from './logHistory.ts'
import { seedRewards } from './rewards/seedRewards.ts'
import { seedFeed } from './seedFeed.ts'
import { seedLiking } from './seedLiking.ts'
import { seedMembers } from './seedMembers.ts'
import { seedSite } from './seedSite.ts'
import { hashPassword, members, noticeReads, notices, type Services, settings } from '@member/api/importing'

export async function seed(services: Services, brand: Brand) {
  if (!services.localOrigins) throw new Error('only a simulated operator is seeded')
  const { database, clock } = services
  const isNew = await seedOperator(services, brand)
  await seedRewards(database, brand, clock())
  if (isNew) await database.transaction((tx) => logHistory(tx, clock()))
}

async function seedOperator({ database, clock, passwordCost }: Services, brand: Brand) {
  await seedGames(database)
  const [done] = await database.select().from(settings).where(eq(settings.key, 'seeded'))
  if (done) return false
  const now = clock()
  const hashes = {
    demo: await hashPassword('demo-pass-1234', passwordCost),
    empty: await hashPassword('empty-pass-1234', passwordCost),
    nobody: await hashPassword(crypto.randomUUID(), passwordCost),
  }
  await seedMembers(database, hashes, brand, now)
  await seedLiking(database, now)
  await database.transaction(async (tx) => {
    await seedSite(tx, brand, now)
    await seedFeed(tx)
    // Notices older than two days are seeded as read.
    const readAt = new Date(now.getTime() - 2 * day)
    const old = tx
      .select({ noticeId: notices.id, memberUuid: members.uuid })
      .from(notices)
      .innerJoin(members, or(eq(notices.memberUuid, members.uuid), isNull(notices.memberUuid)))
      .where(lte(notices.at, readAt))
    await tx.insert(noticeReads).select(old).onConflictDoNothing()
    await tx
      .insert(settings)
      .values({ key: 'seeded', value: { brand: brand.clientId, at: now.toISOString() } })
  })
  return true
}
