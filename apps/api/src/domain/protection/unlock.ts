import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { accounts } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { describeFault } from '../../values/describeFault.ts'
import type { Services } from '../../services/services.ts'
import { playableOf } from './lockedFromPlay.ts'

/**
 * Moves locked money that is now playable into the member's credit. The moved money counts towards this period's
 * deposit limits. The caller must hold the member's row lock and post nothing else.
 */
export async function unlock(tx: Database, memberUuid: string, now: Date) {
  const account = ledger.lockedOf(memberUuid)
  const [found] = await tx
    .select({ kept: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.id, account), gt(accounts.balance, 0n)))
  if (!found) return
  const { playable } = await playableOf(tx, memberUuid, found.kept, now)
  if (playable === 0n) return
  await ledger.post(tx, {
    kind: 'deposit-released',
    member: memberUuid,
    at: now,
    entries: [
      { account, amount: -playable },
      { account: ledger.creditOf(memberUuid), amount: playable },
    ],
  })
}

/** Unlocks all members' locked money that has become playable, as periods begin and breaks end. */
export async function unlockAll({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>) {
  const owners = await database
    .select({ memberUuid: accounts.memberUuid })
    .from(accounts)
    .where(and(eq(accounts.kind, 'kept'), gt(accounts.balance, 0n)))
  for (const { memberUuid } of owners) {
    if (!memberUuid) continue
    try {
      await database.transaction(async (tx) => {
        await lockMember(tx, memberUuid)
        await unlock(tx, memberUuid, clock())
      })
    } catch (fault) {
      // A failure does not stop the others.
      log({
        level: 'error',
        member: memberUuid,
        doing: 'unlock money',
        fault: describeFault(fault),
      })
    }
  }
}
