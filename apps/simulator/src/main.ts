import { ownFolder } from '@member/brand/own'
import { patienceMs, readEnvironment, runUntilStopped, serve } from '@member/api/main'
import { ownPicturesFirst, seed } from './seed/seed.ts'
import { simulatedPushKeys } from './operator.ts'
import { simulation } from './simulation.ts'
import { migrateTables } from './partnerTables.ts'

runUntilStopped(async (signal) => {
  const environment = readEnvironment({ ...process.env, SIMULATE: '1' })
  const { brandsFolder, clientId } = environment
  return serve(
    environment,
    ({ playOrigin }) => ({
      ...simulation({ origin: playOrigin, slowMs: 2 * patienceMs }),
      localOrigins: true,
      pushKeys: simulatedPushKeys,
      begin: async (services, brand, alone) => {
        await alone(async () => {
          await migrateTables(services.database)
          await seed(services, brand)
        })
        await ownPicturesFirst(services.database, ownFolder(brandsFolder, clientId))
      },
    }),
    signal,
  )
})
