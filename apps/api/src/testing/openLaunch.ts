import { beginLaunch, finishLaunch } from '../domain/games/openGame.ts'
import type { Member, Services } from '../services/services.ts'
import { newGame } from './newGame.ts'
import { playRound } from './partners/games.ts'
import { takeRounds } from '../domain/games/takeRounds.ts'
import { toSatang } from '../values/satang.ts'

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
