import { and, asc, eq, inArray, isNull, lt, not, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { payouts } from '../../../database/schema.ts'
import { isUuid } from '../../../http/uuidOf.ts'
import { describeFault } from '../../../values/describeFault.ts'
import type { Services } from '../../../services/services.ts'
import { day } from '../../../values/bangkok.ts'
import { settlePayout } from './settlePayout.ts'

const atOnce = 50
/** Minimum interval (ms) between queries about the same payout. */
const everyMs = 5_000

/**
 * Interval (ms) between queries about a payout settled as unpaid, for one day. The bank may have paid the payout
 * anyway.
 */
const againMs = 5 * 60_000

export async function askPayouts(services: Services) {
  const { database, bank, clock } = services
  if (!bank.payoutState) return
  const before = (column: AnyPgColumn, ms: number) => lt(column, new Date(clock().getTime() - ms))
  const waiting = await database
    .select({ uuid: payouts.uuid })
    .from(payouts)
    .where(
      or(
        and(inArray(payouts.status, ['SENDING', 'ACCEPTED', 'UNCLEAR']), before(payouts.askedAt, everyMs)),
        and(
          inArray(payouts.status, ['REFUSED', 'CLOSED']),
          before(payouts.askedAt, againMs),
          not(before(payouts.updatedAt, day)),
          isNull(payouts.contradiction),
        ),
      ),
    )
    .orderBy(asc(payouts.askedAt))
    .limit(atOnce)
  for (const { uuid } of waiting) await askPayout(services, uuid)
}

/**
 * Queries the bank about one payout and settles the answer; ignores an unknown id. Webhooks call this, because
 * their content is not trusted.
 */
export async function askPayout(services: Services, uuid: string) {
  const { database, bank, log } = services
  if (!bank.payoutState || !isUuid(uuid)) return
  const [known] = await database.select({ uuid: payouts.uuid }).from(payouts).where(eq(payouts.uuid, uuid))
  if (!known) return
  const answer = await bank.payoutState(uuid).catch((fault: unknown) => {
    log({ level: 'error', payout: uuid, fault: describeFault(fault) })
    return { kind: 'unanswered' as const }
  })
  await settlePayout(services, uuid, answer)
}
