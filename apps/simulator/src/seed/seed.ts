import { eq, isNull, lte, or, sql, desc, and, inArray } from 'drizzle-orm'
import type { Brand } from '@member/brand'
import { day } from '@member/api/values/bangkok'
import { seedRewards } from './rewards/seedRewards.ts'
import { seedMembers } from './seedMembers.ts'
import { seedSite } from './seedSite.ts'
import {
  hashPassword,
  members,
  noticeReads,
  notices,
  type Services,
  settings,
  type Database,
  operationLog,
  readUnlogged,
  earningsOf,
  favourites,
  launches,
  lockMember,
  transactions,
  withdrawEarnings,
  games,
  providers,
  configurations,
} from '@member/api/importing'
import { demoMember } from './people.ts'
import { playableGames } from './past.ts'
import { seededRandom, cataloguedProviders } from '../catalogue/names.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { type OwnFolder, pictureNames } from '@member/brand/own'

export async function seedGames(database: Database) {
  const [any] = await database.select({ uuid: games.uuid }).from(games).limit(1)
  if (any) return
  const rows = catalogue()
  await database.transaction(async (tx) => {
    await tx
      .insert(providers)
      .values(cataloguedProviders.map(({ code, name, status, rank }) => ({ code, name, status, rank })))
    for (let start = 0; start < rows.length; start += 1_000) {
      await tx.insert(games).values(rows.slice(start, start + 1_000))
    }
  })
}

async function logHistory(tx: Database, now: Date) {
  const lines = await readUnlogged(tx)
  for (const { act, member_uuid: memberUuid, subject, detail } of lines)
    await tx
      .insert(operationLog)
      .values({ at: now, byKind: 'JOB', byName: 'seed', act, memberUuid, subject, detail })
}

const seedFeed = (tx: Database) =>
  tx.execute(sql`
    insert into feed_lines (line_id, to_bank_name, to_bank_id, amount, at, sending_bank, trans_ref, sender_digits,
      status, deposit_uuid, created_at)
    select 'seed-' || d.uuid, o.bank_name, o.bank_id, d.amount, d.created_at, d.sending_bank, d.trans_ref,
      right(d.bank_id, 4), 'CREDITED', d.uuid, d.created_at
    from deposits d cross join (select bank_name, bank_id from operator_accounts order by bank_id limit 1) o
    where d.status = 'SUCCESS' and d.channel <> 'MANUAL'`)

async function seedLiking(database: Database, now: Date) {
  const [demo] = await database.select().from(members).where(eq(members.username, demoMember.username))
  if (!demo) return
  const playable = playableGames()
  const random = seededRandom(88)
  const played = await database
    .selectDistinct({ gameUuid: launches.gameUuid })
    .from(launches)
    .where(eq(launches.memberUuid, demo.uuid))
  const liked = new Set([
    ...played.slice(0, 3).map(({ gameUuid }) => gameUuid),
    ...Array.from({ length: 6 }, () => random.pick(playable).uuid!),
  ])
  await database
    .insert(favourites)
    .values(
      [...liked].map((gameUuid, place) => ({
        memberUuid: demo.uuid,
        gameUuid,
        createdAt: new Date(now.getTime() - place * day),
      })),
    )
    .onConflictDoNothing()
  await database.transaction(async (tx) => {
    await lockMember(tx, demo.uuid)
    const [paid] = await tx
      .select({ uuid: transactions.uuid })
      .from(transactions)
      .where(eq(transactions.kind, 'commission-paid'))
      .orderBy(desc(transactions.createdAt))
      .limit(1)
    const { balance } = await earningsOf(tx, demo.uuid)
    // Whole hundreds of about half of it, on a day of last week.
    const amount = (balance / 2n / 10_000n) * 10_000n
    if (paid || amount < 10_000n) return
    const at = new Date(now.getTime() - 4 * day)
    await withdrawEarnings(tx, demo.uuid, { amount, order: random.uuid(), now: at })
  })
}

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

/** Removes seeded pictures that the brand's folder replaces. */
export async function ownPicturesFirst(database: Database, { pictures }: Pick<OwnFolder, 'pictures'>) {
  const keys = Object.keys(pictures).flatMap((name) => pictureNames.get(name) ?? [])
  await database
    .delete(configurations)
    .where(
      and(inArray(configurations.key, keys), sql`${configurations.path} ~ '^/files/(home|event|media)/'`),
    )
}
