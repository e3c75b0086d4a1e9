import { searchKey } from '@member/i18n/search'
import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { games, providers } from '../database/schema.ts'
import { beginLaunch, finishLaunch } from '../domain/games/openGame.ts'
import type { Member, Services } from '../services/services.ts'
import { playRound } from './partners/games.ts'
import { takeRounds } from '../domain/games/takeRounds.ts'
import { toSatang } from '../values/satang.ts'

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

export async function openLaunch(
  services: Services,
  { uuid: memberUuid, username }: Pick<Member, 'uuid' | 'username'>,
  sessionUuid: string | null = null,
) {
  const { database, clock } = services
  const { uuid: gameUuid } = await newGame(database)
  const order = crypto.randomUUID()
  const launchUuid = await database.transaction((tx) =>
    beginLaunch(tx, { memberUuid, sessionUuid, gameUuid, order, now: clock() }),
  )
  const { url } = await finishLaunch(services, launchUuid, ({ gameCode, name, provider, category }) => ({
    launchUuid,
    username,
    provider,
    gameCode,
    gameName: name,
    category,
    platform: 'DSK',
    returnUrl: undefined,
  }))
  return { launchUuid, url }
}

export async function playAt(
  services: Services,
  launchUuid: string,
  { stake, isWon = false, isTold = true }: { stake: number; isWon?: boolean; isTold?: boolean },
) {
  const staking = { launchUuid, stake: toSatang(stake), isWon }
  const played = await playRound(services.database, staking, services.clock())
  if (isTold) await takeRounds(services)
  return played
}
