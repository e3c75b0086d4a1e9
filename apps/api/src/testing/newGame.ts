import { searchKey } from '@member/i18n/search'
import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { games, providers } from '../database/schema.ts'

type Change = Partial<InferInsertModel<typeof games>> & {
  providerStatus?: InferInsertModel<typeof providers>['status']
}
let count = 0

export async function newGame(database: Database, { providerStatus, ...change }: Change = {}) {
  count += 1
  const row = {
    gameCode: `T-${count}`,
    name: 'มังกรทอง',
    nameEn: 'Golden Dragon',
    provider: 'JK',
    category: 'slot' as const,
    rank: count,
    ...change,
  }
  await database
    .insert(providers)
    .values({ code: row.provider, name: `Provider ${row.provider}`, rank: count, status: providerStatus })
    .onConflictDoNothing()
  const [game] = await database
    .insert(games)
    .values({ searchKey: [row.name, row.nameEn].map(searchKey).join('|'), ...row })
    .returning()
  return game!
}
