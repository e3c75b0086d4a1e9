import { sql } from 'drizzle-orm'
import { describeUnlogged } from '../../operations/unlogged.ts'
import { verifyLog } from '../../operations/verifyLog.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { openUnchanged, type Where } from './openUnchanged.ts'

/** Verifies the ledger's invariants and the operation log, read-only and in one snapshot. */
export async function verify(where: Where) {
  const { database, close } = await openUnchanged(where)
  try {
    return await database.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        const violations = await findViolations(tx)
        const { brokenAt, lines, head } = await verifyLog(tx)
        const broken = brokenAt === undefined ? [] : [`the log of operations is broken at line ${brokenAt}`]
        return { violations: [...violations, ...broken, ...(await describeUnlogged(tx))], lines, head }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    await close()
  }
}
