import type { AppEnv } from '@member/api/http'
import { CannotStart, loadAdapters, readEnvironment, runUntilStopped, serve } from '@member/api/main'
import { backOfficeServices } from '@member/api/operations'
import { backOffice } from '@member/backoffice'
import { staffAssets } from '@member/staff-page/assets'

/** Runs the operator's server with the operator's bank, games, SMS gateway and, if any, back office. */
runUntilStopped(async (signal) => {
  const environment = readEnvironment(process.env)
  if (environment.simulate)
    throw new CannotStart(
      'SIMULATE=1 is not for this program, which contains no simulation: `pnpm start`, or apps/simulator, runs one.',
    )
  const adapters = await loadAdapters(environment.adapters)
  const own = adapters.BACK_OFFICE_ADAPTER
  const pages = own ?? backOffice
  return serve(
    environment,
    () => ({
      adapters,
      pages: [
        (services) => pages(backOfficeServices(services)),
        ...(own ? [] : [() => staffAssets<AppEnv>()]),
      ],
    }),
    signal,
  )
})
