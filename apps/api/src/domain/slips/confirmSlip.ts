import type { Credit } from '@member/api-client'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { minuteOf, linesOf, settleLines } from '../deposits/feed/linesOf.ts'
import { sendersLike } from '../banks/samePerson.ts'
import { creditOf, allBalancesOf } from '../credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { operatorAccounts, slipRequests, slips } from '../../database/schema.ts'
import { creditDeposit } from '../deposits/creditDeposit.ts'
import { type DepositRow, depositStatus } from '../deposits/terms.ts'
import { playsToEarn } from '../gameEvents/plays.ts'
import { othersExcludedBeforeFirst } from '../protection/nameMatches.ts'
import type { DeferWrite } from '../../http/runOnce.ts'
import { notFound } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import type { Site } from '../../services/site.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { creditedByHand } from './feed/lineOwner.ts'
import { verdictIn } from './storeSlip.ts'
import { slipRefusals } from './slipRefusals.ts'
import { t } from './words.ts'
import { depositBy, duplicateOf } from './usedSlip.ts'

const lockedSlip = prepared('locked_slip', ['uuid', 'memberUuid'], (database, { uuid, memberUuid }) => {
  const requested = database
    .select({ uuid: slipRequests.uuid })
    .from(slipRequests)
    .where(and(eq(slipRequests.memberUuid, memberUuid), isNotNull(slipRequests.depositUuid)))
  return database
    .select({
      slip: slips,
      account: operatorAccounts,
      hasRequested: sql<boolean>`exists (${requested})`,
    })
    .from(slips)
    .leftJoin(
      operatorAccounts,
      // As in accountKey.
      sql`${operatorAccounts.bankName} || ':' || ${operatorAccounts.bankId} = ${slips.verdict} ->> 'receiverAccount'`,
    )
    .where(and(eq(slips.uuid, uuid), eq(slips.memberUuid, memberUuid)))
    .limit(1)
    .for('update', { of: slips })
})
const confirmedSlip = prepared(
  'confirmed_slip',
  ['uuid', 'depositUuid', 'now'],
  (database, { uuid, depositUuid, now }) =>
    database
      .update(slips)
      .set({ depositUuid: sql`${depositUuid}`, updatedAt: sql`${now}` })
      .where(eq(slips.uuid, uuid)),
)

export async function preloadSlip(tx: Database, memberUuid: string, uuid: string, now: Date) {
  const [[found], status, held, events, excluded] = await Promise.all([
    lockedSlip(tx, { uuid: uuidOf(uuid), memberUuid }),
    depositStatus(tx, memberUuid, now),
    allBalancesOf(tx, memberUuid),
    playsToEarn(tx, memberUuid),
    othersExcludedBeforeFirst(tx, memberUuid),
  ])
  return { ...found, status, held, events, othersExcluded: excluded }
}

export type PreloadedSlip = Awaited<ReturnType<typeof preloadSlip>>

/**
 * Credits a verified slip that the member confirms, in the command's transaction. Everything that may have
 * changed is checked again; throws a refusal if a check fails or the slip is credited already.
 */
export async function confirmSlip(
  tx: Database,
  member: Member,
  { slip, account, hasRequested, held, ...preloaded }: PreloadedSlip,
  { order, deferWrite, site: { slipHours } }: { order: string; deferWrite: DeferWrite; site: Site },
  now: Date,
): Promise<{ deposit: DepositRow; credit: Credit }> {
  if (!slip) throw notFound(t.unknown)
  const { sendingBank, transRef, amount, transAt } = slip
  const { sender } = verdictIn(slip)
  if (slip.next === 'MANUAL') throw slipRefusals.sender()
  if (slip.next !== 'CONFIRM' || !sendingBank || !transRef || !amount || !transAt)
    throw slipRefusals.expired()
  const reference = { sendingBank, transRef }
  const expected = {
    account: account ?? undefined,
    amount,
    sent: minuteOf(transAt),
    senderId: member.bankId,
    reference,
    isVouched: true,
  }
  // The queries of these checks and the deposit's row are sent together; a refusal rolls the row back.
  const checking = Promise.all([
    sender && sendersLike(tx, sender),
    linesOf(tx, expected),
    hasRequested
      ? creditedByHand(tx, { memberUuid: member.uuid, amount, at: transAt, reference })
      : undefined,
  ])
  const checked = checking.then(async ([like, lines, requested]) => {
    // Another matching member may have registered since.
    if (like && like.length > 1) throw slipRefusals.sender()
    if (now.getTime() - transAt.getTime() > slipHours * 3_600_000) throw slipRefusals.tooOld(slipHours)
    if (!account) throw slipRefusals.receiver([])

    const byHand = lines.find((line) => line.status === 'CREDITED' && !line.transRef)?.depositUuid
    const byStaff = byHand ? await depositBy(tx, byHand) : requested
    if (byStaff) throw duplicateOf(byStaff, member.uuid)

    // An expired slip that was credited is still reported as a duplicate, by the index below.
    const isExpired = slip.expiresAt <= now && !slip.depositUuid
    if (isExpired) throw slipRefusals.expired()
    return lines
  })
  // A refusal may come before the insert is sent and both are awaited.
  checked.catch(() => undefined)
  const { kind, deposit } = await creditDeposit(
    tx,
    member,
    {
      memberUuid: member.uuid,
      amount,
      channel: 'SLIP',
      bankName: sender?.bankName ?? member.bankName,
      bankId: member.bankId,
      transfer: reference,
      order,
    },
    now,
    { ...preloaded, checked, deferWrite },
  )
  if (kind === 'duplicate') throw duplicateOf(deposit, member.uuid)
  deferWrite(confirmedSlip(tx, { uuid: slip.uuid, depositUuid: deposit.uuid, now }))
  await settleLines(tx, await checked, deposit.uuid)
  const { kept, bonus } = deposit
  const moved = { ...held, credit: held.credit + amount - kept + bonus, kept: held.kept + kept }
  return { deposit, credit: await creditOf(tx, member, now, moved) }
}
