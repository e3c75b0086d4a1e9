import { ownFolder } from '@member/brand/own'
import { readEnvironment } from '../main/environment.ts'
import { runUntilStopped } from '../main/runUntilStopped.ts'
import { patienceMs, serve } from '../main/serve.ts'
import { simulatedBank } from './bank/simulatedBank.ts'
import { simulatedGames } from './games/simulatedGames.ts'
import { simulatedNotifier } from './messages/simulatedNotifier.ts'
import { ownPicturesFirst } from './seed/ownPicturesFirst.ts'
import { seed } from './seed/seed.ts'
import { simulatedPushKeys } from './simulatedPushKeys.ts'
import { simulationPages } from './simulationPages.ts'

runUntilStopped(async (signal) => {
  const environment = readEnvironment({ ...process.env, SIMULATE: '1' })
  const { brandsFolder, clientId } = environment
  return serve(
    environment,
    {
      adapters: ({ database, clock, playOrigin: origin }) => ({
        BANK_ADAPTER: () => simulatedBank(database, clock),
        GAMES_ADAPTER: () => simulatedGames(database, clock, { origin, slowMs: 2 * patienceMs }),
        NOTIFY_ADAPTER: () => simulatedNotifier(database, clock),
        DESK_ADAPTER: undefined,
      }),
      pages: simulationPages,
      pushKeys: simulatedPushKeys,
      begin: async (services, brand, alone) => {
        await alone(() => seed(services, brand))
        await ownPicturesFirst(services.database, ownFolder(brandsFolder, clientId))
      },
    },
    signal,
  )
})
