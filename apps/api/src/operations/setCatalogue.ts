import type { GameCategory } from '@member/api-client'
import { searchKey } from '@member/i18n/search'
import { sql } from 'drizzle-orm'
import { games, providers } from '../database/schema.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'

export type CatalogueGame = {
  gameCode: string
  name: string
  nameEn: string
  category: GameCategory
  /** File below the brand's `storage`. Without a file, a cover is drawn. */
  image?: string
  isHot?: boolean
  isNew?: boolean
}
export type Catalogue = { code: string; name: string; games: CatalogueGame[] }

/**
 * Stores a provider's current games. A game missing from the list is closed, and its history remains. Listed
 * games stay open or closed, as staff have decided.
 */
export async function setCatalogue(doing: OperationContext, { code, name, games: listed }: Catalogue) {
  const { tx } = doing
  await tx
    .insert(providers)
    .values({ code, name, rank: sql`(select coalesce(max(rank), 0) + 1 from ${providers})` })
    .onConflictDoUpdate({ target: providers.code, set: { name } })
  const rows = listed.map(({ image, isHot, isNew, ...game }, place) => ({
    ...game,
    provider: code,
    image: image ?? null,
    isHot: isHot ?? false,
    isNew: isNew ?? false,
    rank: place + 1,
    searchKey: [game.name, game.nameEn, name, game.gameCode].map(searchKey).join('|'),
  }))
  const set = {
    name: sql`excluded.name`,
    nameEn: sql`excluded.name_en`,
    category: sql`excluded.category`,
    image: sql`excluded.image`,
    isHot: sql`excluded.is_hot`,
    isNew: sql`excluded.is_new`,
    rank: sql`excluded.rank`,
    searchKey: sql`excluded.search_key`,
  }
  // Writes only differences, so that repeating a catalogue changes nothing.
  const differs = sql`(${games.name}, ${games.nameEn}, ${games.category}, ${games.image}, ${games.isHot}, ${games.isNew},
    ${games.rank}, ${games.searchKey}) is distinct from (excluded.name, excluded.name_en, excluded.category,
    excluded.image, excluded.is_hot, excluded.is_new, excluded.rank, excluded.search_key)`
  let written = 0
  for (let start = 0; start < rows.length; start += 1_000) {
    const part = await tx
      .insert(games)
      .values(rows.slice(start, start + 1_000))
      .onConflictDoUpdate({ target: [games.provider, games.gameCode], set, setWhere: differs })
      .returning({ uuid: games.uuid })
    written += part.length
  }
  const codes = JSON.stringify(listed.map(({ gameCode }) => gameCode))
  const closed = await tx
    .update(games)
    .set({ status: 'MAINTENANCE' })
    .where(
      sql`${games.provider} = ${code} and ${games.status} = 'ACTIVE'
        and ${games.gameCode} not in (select jsonb_array_elements_text(${codes}::jsonb))`,
    )
    .returning({ uuid: games.uuid })
  if (written + closed.length > 0)
    await record(doing, { act: 'CATALOGUE_SET', subject: code, detail: { written, closed: closed.length } })
}
