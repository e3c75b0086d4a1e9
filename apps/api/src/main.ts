import { staffAssets } from '@member/staff-page/assets'
import { loadAdapters } from './adapters/adapters.ts'
import { deskPage } from './backoffice/deskPage.ts'
import { readEnvironment } from './main/environment.ts'
import { runUntilStopped } from './main/runUntilStopped.ts'
import { serve } from './main/serve.ts'
import { CannotStart } from './values/cannotStart.ts'

/** Runs the operator's server, with their bank, games, SMS gateway and, if any, back office. */
runUntilStopped(async (signal) => {
  const environment = readEnvironment(process.env)
  if (environment.simulate)
    throw new CannotStart(
      'SIMULATE=1 is not for this program, which holds no simulation: `pnpm start`, or apps/simulator, runs one.',
    )
  const adapters = await loadAdapters(environment.adapters)
  const pages = adapters.DESK_ADAPTER ? [adapters.DESK_ADAPTER] : [deskPage, staffAssets]
  return serve(environment, () => ({ adapters, pages }), signal)
})
