import { beginLaunch, finishLaunch } from '../domain/games/openGame.ts'
import type { Member, Services } from '../services/services.ts'
import { newGame } from './newGame.ts'

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
