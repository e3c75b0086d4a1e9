import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { describeFault } from '../values/describeFault.ts'
import type { Services } from '../services/services.ts'

type Waiting = { waitMs: number; signal: AbortSignal; log: Services['log'] }

/** Opens the database; retries each second for `waitMs` while the database is unreachable. */
export async function openWhenReachable(
  where: Parameters<typeof openDatabase>[0],
  { waitMs, signal, log }: Waiting,
): Promise<OpenDatabase> {
  const until = Date.now() + waitMs
  for (;;) {
    try {
      return await openDatabase(where)
    } catch (fault) {
      if (!isUnavailable(fault) || Date.now() >= until) throw fault
      log({
        level: 'warn',
        waiting: 'the database of DATABASE_URL does not answer',
        fault: describeFault(fault),
      })
      await wait(1_000, undefined, { signal })
    }
  }
}
