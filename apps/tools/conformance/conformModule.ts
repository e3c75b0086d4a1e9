import type {
  BankAdapter,
  BankSandbox,
  GamesAdapter,
  GamesSandbox,
  NotifyAdapter,
  NotifySandbox,
} from '@member/api/adapter'
import { openDatabase, type OpenDatabase } from '@member/api/testing/internals'
import type { Verdict } from './conform.ts'
import { conformBank } from './conformBank.ts'
import { conformGames } from './conformGames.ts'
import { conformNotify } from './conformNotify.ts'

export type Tested =
  | { create: BankAdapter; sandbox: () => Promise<BankSandbox> }
  | { create: GamesAdapter; sandbox: () => Promise<GamesSandbox> }
  | { create: NotifyAdapter; sandbox: () => Promise<NotifySandbox> }

/** Tests a module's adapter against its own sandbox; `empty` opens an empty database. */
export async function conformModule(
  { create, sandbox }: Tested,
  empty: () => Promise<OpenDatabase> = () => openDatabase({ memory: true }),
): Promise<Verdict[]> {
  const partner = await sandbox()
  try {
    const open = await empty()
    /* eslint-disable typescript/no-unsafe-type-assertion -- the sandbox's kind determines the adapter's */
    if (partner.kind === 'bank') return await conformBank(create as BankAdapter, partner, open)
    if (partner.kind === 'games') return await conformGames(create as GamesAdapter, partner, open)
    return await conformNotify(create as NotifyAdapter, partner, open)
    /* eslint-enable typescript/no-unsafe-type-assertion */
  } finally {
    await partner.stop()
  }
}
