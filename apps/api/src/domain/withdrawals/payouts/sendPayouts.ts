import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { members, payouts, withdrawals } from '../../../database/schema.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { toSatang } from '../../../values/satang.ts'
import { record } from '../../audit/operation.ts'
import type { Actor } from '../../../services/actor.ts'
import { describeFault } from '../../../values/describeFault.ts'
import type { Services } from '../../../services/services.ts'
import { readSite } from '../../settings/settings.ts'
import * as settle from '../service.ts'
import { byHand, isNotByHand } from './payouts.ts'
import { settlePayout } from './settlePayout.ts'

const atOnce = 20
const job: Actor = { kind: 'JOB', name: 'payouts' }

/** Sends waiting withdrawals up to the operator's maximum to the bank, each once. */
export async function sendPayouts(services: Services) {
  const { database, bank, clock, log } = services
  if (!bank.payOut) return
  const { payoutUpTo } = await readSite(database)
  if (payoutUpTo === null) return
  const waiting = await database
    .select({ withdrawal: withdrawals, accountName: members.accountName })
    .from(withdrawals)
    .innerJoin(members, eq(members.uuid, withdrawals.memberUuid))
    .where(
      and(
        eq(withdrawals.status, 'PENDING'),
        lte(withdrawals.amount, toSatang(Number(payoutUpTo.toFixed(2)))),
        isNotByHand(clock()),
      ),
    )
    .orderBy(asc(withdrawals.requestedAt))
    .limit(atOnce)
  for (const { withdrawal, accountName } of waiting) {
    const id = await database
      .transaction((tx) => begin(tx, withdrawal, clock()))
      // Another process took the withdrawal meanwhile.
      .catch((fault: unknown) => {
        log({ level: 'warn', withdrawal: withdrawal.uuid, doing: 'send it', fault: describeFault(fault) })
      })
    if (!id) continue
    const { amount, bankName, bankId } = withdrawal
    const answer = await bank
      .payOut({ id, amount, to: { bankName, bankId, accountName } })
      .catch((fault: unknown) => {
        log({ level: 'error', payout: id, fault: describeFault(fault) })
        return { kind: 'unanswered' as const }
      })
    await settlePayout(services, id, answer)
  }
}

async function begin(
  tx: Database,
  { uuid, memberUuid, amount }: typeof withdrawals.$inferSelect,
  now: Date,
): Promise<string | undefined> {
  // Suspended or blocked since it was read: staff decide.
  if (byHand(await lockMember(tx, memberUuid), now)) return undefined
  await settle.startWithdrawal(tx, uuid, now)
  const times = { askedAt: now, createdAt: now, updatedAt: now }
  const [payout] = await tx
    .insert(payouts)
    .values({ withdrawalUuid: uuid, amount, status: 'SENDING', ...times })
    .returning({ uuid: payouts.uuid })
  const detail = { payout: payout!.uuid }
  await record({ tx, by: job, now }, { act: 'PAYOUT_SENT', member: memberUuid, subject: uuid, detail })
  return payout!.uuid
}
