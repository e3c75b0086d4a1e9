import type { Brand } from '@member/brand'
import { brandTexts } from '@member/brand/in-language'
import { asc, eq, sql } from 'drizzle-orm'
import { rewardPictures } from '../art/rewardPictures.ts'
import { plannedEvents } from './plan.ts'
import { seedDemo, seedWaiting, shelfOf } from './seedDemo.ts'
import { categories, shelf } from './shelf.ts'
import {
  configurations,
  type Database,
  eventPrizes,
  files,
  gameEvents,
  readSite,
  rewardCategories,
  rewards,
  settings,
  writeSite,
} from '@member/api/importing'

export async function seedRewards(database: Database, brand: Brand, now: Date) {
  await database.transaction(async (tx) => {
    const [done] = await tx.select().from(settings).where(eq(settings.key, 'seeded-rewards'))
    if (done) return
    await seedPictures(tx, brand)
    const keys = await seedShelf(tx, brand)
    const events = await seedEvents(tx, brand, keys)
    await seedPromotion(tx)
    const known = await shelfOf(tx, keys)
    await seedDemo(tx, { events, shelf: known }, now)
    await seedWaiting(tx, known, now)
    await tx.insert(settings).values({ key: 'seeded-rewards', value: { at: now.toISOString() } })
  })
}

const pictureKeys = [
  ['media.movie.page', 'media/films'],
  ...[1, 2, 3, 4, 5, 6].map((place) => [`media.movie.poster${place}`, `media/poster-${place}`]),
  ['media.wheel', 'event/wheel'],
  ['media.flipCard', 'event/flip-card'],
  ['media.flipCardReward', 'event/flip-card-reward'],
  ['media.checkIn', 'event/check-in'],
  ['media.promotion', 'event/promotion'],
  ['media.movie', 'media/movie'],
] as const

async function seedPictures(tx: Database, brand: Brand) {
  const content = new TextEncoder()
  await tx
    .insert(files)
    .values(
      rewardPictures(brand).map(({ path, svg }) => ({
        path,
        mime: 'image/svg+xml',
        content: content.encode(svg),
      })),
    )
    .onConflictDoUpdate({ target: files.path, set: { content: sql`excluded.content` } })
  await tx
    .insert(configurations)
    .values(pictureKeys.map(([key, name]) => ({ key, path: `/files/${name}.svg`, membersOnly: true })))
    .onConflictDoNothing()
}

async function seedShelf(tx: Database, brand: Brand) {
  const inEnglish = brandTexts(brand, 'en').displayName
  await tx.insert(rewardCategories).values(categories(brand.displayName, inEnglish))
  const keys = new Map<string, string>()
  for (const { key, ...row } of shelf(brand.displayName, inEnglish)) {
    const [made] = await tx.insert(rewards).values(row).returning({ uuid: rewards.uuid })
    keys.set(made!.uuid, key)
  }
  return keys
}

async function seedEvents(tx: Database, brand: Brand, keys: Map<string, string>) {
  const uuidOf = new Map([...keys].map(([uuid, key]) => [key, uuid]))
  for (const { prizes, ...event } of plannedEvents(brand)) {
    const [made] = await tx.insert(gameEvents).values(event).returning({ uuid: gameEvents.uuid })
    const rows = prizes.map(({ item, ...prize }, rank) =>
      Object.assign(prize, {
        eventUuid: made!.uuid,
        rewardUuid: (item && uuidOf.get(item)) ?? null,
        rank,
      }),
    )
    if (rows.length > 0) await tx.insert(eventPrizes).values(rows)
  }
  return tx.select().from(gameEvents).orderBy(asc(gameEvents.rank))
}

async function seedPromotion(tx: Database) {
  const site = await readSite(tx)
  await writeSite(tx, {
    ...site,
    promotion: {
      bonusMax: 300,
      bonusRate: 10,
      bonusTimeStart: '11:00:00',
      bonusTimeEnd: '14:00:00',
      endNumberBonus: 99,
      bonusRate2: 8,
      bonusTimeStart2: '19:00:00',
      bonusTimeEnd2: '23:00:00',
      endNumberBonus2: 55,
      bonusEvery: 'DAY',
      bonusEvery2: 'WEEK',
    },
  })
}
