import * as v from 'valibot'
import type { BackOfficeAdapter, BankAdapter, GamesAdapter, NotifyAdapter } from './adapter.ts'
import { importAdapter } from './importAdapter.ts'
import { CannotStart } from '../values/cannotStart.ts'

type Named = Record<'BANK_ADAPTER' | 'GAMES_ADAPTER' | 'BACK_OFFICE_ADAPTER', string | undefined> & {
  NOTIFY_ADAPTER?: string | undefined
}
export type Adapters = {
  BANK_ADAPTER: BankAdapter
  GAMES_ADAPTER: GamesAdapter
  NOTIFY_ADAPTER: NotifyAdapter | undefined
  /** The operator's own back office with its own log-in; if undefined, the built-in one is used. */
  BACK_OFFICE_ADAPTER: BackOfficeAdapter | undefined
}

const isOptional = new Set(['NOTIFY_ADAPTER', 'BACK_OFFICE_ADAPTER'])

/** Loads the operator's adapters. Throws a CannotStart if an adapter is missing or cannot be loaded. */
export async function loadAdapters(named: Named): Promise<Adapters> {
  const missing = Object.entries(named).flatMap(([name, path]) =>
    path || isOptional.has(name) ? [] : [name],
  )
  if (missing.length > 0) {
    throw new CannotStart(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set: each names the module of a real adapter. To try the product with a simulated bank and games, run "pnpm start".`,
    )
  }
  const [BANK_ADAPTER, GAMES_ADAPTER, NOTIFY_ADAPTER, BACK_OFFICE_ADAPTER] = await Promise.all([
    load<Adapters['BANK_ADAPTER']>('BANK_ADAPTER', named),
    load<Adapters['GAMES_ADAPTER']>('GAMES_ADAPTER', named),
    named.NOTIFY_ADAPTER ? load<NotifyAdapter>('NOTIFY_ADAPTER', named) : undefined,
    named.BACK_OFFICE_ADAPTER ? load<BackOfficeAdapter>('BACK_OFFICE_ADAPTER', named) : undefined,
  ])
  return { BANK_ADAPTER, GAMES_ADAPTER, NOTIFY_ADAPTER, BACK_OFFICE_ADAPTER }
}

const Module = v.object({ create: v.function() })

async function load<Create>(name: keyof Named, named: Named): Promise<Create> {
  const specifier = named[name] ?? ''
  const loaded = await importAdapter(specifier).catch((fault: unknown) => {
    throw new CannotStart(`${name} names "${specifier}", which cannot be loaded: ${String(fault)}`)
  })
  const module = v.safeParse(Module, loaded)
  if (!module.success)
    throw new CannotStart(`${name} names "${specifier}", which exports no function "create".`)
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- only the operator's types describe its functions
  return module.output.create as Create
}
