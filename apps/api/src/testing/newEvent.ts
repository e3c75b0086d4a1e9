import type { Database } from '../database/database.ts'
import { eventPrizes, gameEvents, plays, rewardCategories, rewards } from '../database/schema.ts'
import type { Member } from '../services/services.ts'

type NewPrize = Pick<typeof eventPrizes.$inferInsert, 'label' | 'type'> &
  Partial<typeof eventPrizes.$inferInsert>

export async function newEvent(
  database: Database,
  type: typeof gameEvents.$inferInsert.type,
  prizes: NewPrize[] = [],
  change: Partial<typeof gameEvents.$inferInsert> = {},
) {
  const [event] = await database
    .insert(gameEvents)
    .values({ type, name: 'กิจกรรม', playMax: 20, ...change })
    .returning()
  const rows = prizes.map((prize, rank) => ({
    eventUuid: event!.uuid,
    color: '#ffca00',
    weight: 1,
    rank,
    ...prize,
  }))
  if (rows.length > 0) await database.insert(eventPrizes).values(rows)
  return event!
}

export async function newReward(database: Database, change: Partial<typeof rewards.$inferInsert> = {}) {
  const category = { id: change.categoryId ?? 'goods', name: 'ของใช้' }
  await database.insert(rewardCategories).values(category).onConflictDoNothing()
  const [reward] = await database
    .insert(rewards)
    .values({
      categoryId: category.id,
      name: 'หมวก',
      detail: 'หมวกปักลาย',
      point: 100,
      stock: 5,
      needAddress: false,
      status: 'ACTIVE',
      ...change,
    })
    .returning()
  return reward!
}

export async function givePlays(database: Database, { uuid }: Member, eventUuid: string, count: number) {
  const gift = { memberUuid: uuid, eventUuid, source: 'DESK' as const, reference: crypto.randomUUID() }
  await database
    .insert(plays)
    .values(Array.from({ length: count }, (_, turn) => ({ ...gift, place: turn + 1 })))
}
