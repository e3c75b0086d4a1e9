import { eq } from 'drizzle-orm'
import * as ledger from '../database/ledger.ts'
import { gameStakes } from '../database/schema.ts'
import { lockMember } from '../http/lockMember.ts'
import { toBaht } from '../values/satang.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { findStake, launchOf } from '../domain/games/seamless/bets.ts'
import { rollBack } from '../domain/games/seamless/settleBet.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { lockApprovals, requireApproval, type PendingApproval } from './secondApproval.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

/**
 * Returns a bet's stake to the credit if the bet has no result; a later result is refused. Returns `waiting` if
 * the value needs a second person.
 */
export async function returnStake(
  doing: OperationContext,
  uuid: string,
  why: string,
): Promise<PendingApproval | undefined> {
  const { tx, now } = doing
  if (why === '') throw new OperationRefused(th.stakeReason)
  await lockApprovals(doing)
  const [known] = await tx
    .select()
    .from(gameStakes)
    .where(eq(gameStakes.uuid, uuidOf(uuid)))
  if (!known) throw settledAlready()
  const { memberUuid } = known
  await lockMember(tx, memberUuid)
  // The bet of an early result may have arrived before the lock, with a stake that needs approval.
  const stake = (await findStake(tx, known)) ?? known
  if (stake.status === 'OPEN') {
    const raised = { operation: 'returnStake' as const, subject: stake.uuid, memberUuid }
    const waits = await requireApproval(doing, {
      ...raised,
      amount: stake.stake ?? 0n,
      input: { uuid: stake.uuid, why },
    })
    if (waits) return waits
  }
  const found = await launchOf(tx, stake.launchUuid)
  const step = found && (await rollBack(tx, found, stake, now))
  if (!step || 'refused' in step || step.isRepeat) throw settledAlready()
  await ledger.post(tx, ...step.postings)
  const { provider, betId } = stake
  const detail = { provider, bet: betId, amount: toBaht(stake.stake ?? 0n) }
  await record(doing, { act: 'STAKE_RETURNED', member: memberUuid, subject: stake.uuid, why, detail })
  return undefined
}
