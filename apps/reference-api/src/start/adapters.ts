import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Router } from '../app.ts'
import type { Bank } from '../bank/bank.ts'
import type { GameProvider } from '../gameProvider/gameProvider.ts'
import type { Database } from '../database/database.ts'
import type { mayStake, Staking } from '../protection/mayStake.ts'
import type { Services } from '../request/services.ts'
import { CannotStart, type readEnvironment } from './environment.ts'

type Named = ReturnType<typeof readEnvironment>['adapters']
type Given = Pick<Services, 'database' | 'clock' | 'log'>

/**
 * `mayStake` is the one place that knows breaks, stake and loss limits. Where a provider's wallet asks before a round,
 * the adapter asks it, in the transaction that writes the round down, and refuses what it refuses.
 */
type GamesGiven = Given & {
  mayStake: (tx: Database, staking: Staking) => ReturnType<typeof mayStake>
}

/** What a module of the operator's exports as `create`, by the variable that names the module. */
export type Adapters = {
  BANK_ADAPTER: (given: Given) => Bank | Promise<Bank>
  GAMES_ADAPTER: (given: GamesGiven) => GameProvider | Promise<GameProvider>
  /** The operator's own desk: the pages on which a person there decides. It asks who they are. */
  DESK_ADAPTER: Router
}

/** The operator's bank, games and desk. Without all three there is nothing real to serve. */
export async function loadAdapters(named: Named): Promise<Adapters> {
  const missing = Object.entries(named).flatMap(([name, path]) => (path ? [] : [name]))
  if (missing.length > 0) {
    throw new CannotStart(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set: each names the module of a real adapter. To try the product with a simulated bank, games and desk, set SIMULATE=1.`,
    )
  }
  const [BANK_ADAPTER, GAMES_ADAPTER, DESK_ADAPTER] = await Promise.all([
    load<Adapters['BANK_ADAPTER']>('BANK_ADAPTER', named),
    load<Adapters['GAMES_ADAPTER']>('GAMES_ADAPTER', named),
    load<Adapters['DESK_ADAPTER']>('DESK_ADAPTER', named),
  ])
  return { BANK_ADAPTER, GAMES_ADAPTER, DESK_ADAPTER }
}

const Module = v.object({ create: v.function() })

async function load<Create>(name: keyof Named, named: Named): Promise<Create> {
  const specifier = named[name] ?? ''
  const address = /^[./]/.test(specifier) ? pathToFileURL(resolve(specifier)).href : specifier
  const loaded: unknown = await import(address).catch((fault: unknown) => {
    throw new CannotStart(`${name} names "${specifier}", which cannot be loaded: ${String(fault)}`)
  })
  const module = v.safeParse(Module, loaded)
  if (!module.success)
    throw new CannotStart(`${name} names "${specifier}", which exports no function "create".`)
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- what a function of the operator's takes and gives only its types say
  return module.output.create as Create
}
