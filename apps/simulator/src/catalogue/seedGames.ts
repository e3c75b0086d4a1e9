import { catalogue } from './catalogue.ts'
import { cataloguedProviders } from './providers.ts'
import { type Database, games, providers } from '@member/api/importing'

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
