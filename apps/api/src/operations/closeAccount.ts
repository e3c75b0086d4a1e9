import { eq, and, inArray } from 'drizzle-orm'
import { claimRefund } from '../domain/affiliates/refund.ts'
import { type MoneyLeft, moneyLeft, sumLeft } from '../domain/members/closing/closing.ts'
import * as ledger from '../database/ledger.ts'
import { closingRequests, members } from '../database/schema.ts'
import { lockMember } from '../http/lockMember.ts'
import { toBaht } from '../values/satang.ts'
import { baht } from '../values/figures.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { type OperationContext, record } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { endPlay, endSessions } from '../domain/sessions/sessions.ts'
import type { Member } from '../services/services.ts'

/** Suspends a member, ends all sessions, and requests the return of money in games. */
export async function suspendMember(doing: OperationContext, uuid: string, why = '') {
  await endAccess(doing, uuid, 'SUSPENDED')
  await record(doing, { act: 'MEMBER_SUSPENDED', member: uuid, ...(why && { why }) })
}

async function endAccess(doing: OperationContext, uuid: string, status: 'SUSPENDED' | 'CLOSED') {
  await change(doing, uuid, status === 'CLOSED' ? ['ACTIVE', 'SUSPENDED'] : ['ACTIVE'], status)
  await endSessions(doing.tx, uuid, doing.now)
  await endPlay(doing.tx, uuid, doing.now)
}

/** Reactivates a suspended or closed member. */
export async function unsuspendMember(doing: OperationContext, uuid: string, why = '') {
  await change(doing, uuid, ['SUSPENDED', 'CLOSED'], 'ACTIVE')
  await record(doing, { act: 'MEMBER_UNSUSPENDED', member: uuid, ...(why && { why }) })
}

type Status = Member['status']

async function change({ tx }: OperationContext, uuid: string, from: Status[], to: Status) {
  const [member] = await tx
    .update(members)
    .set({ status: to })
    .where(and(eq(members.uuid, uuidOf(uuid)), inArray(members.status, from)))
    .returning({ uuid: members.uuid })
  if (!member) throw settledAlready()
}

/** Closes a member's account as requested; throws an OperationRefused while money is left. */
export async function closeAccount(doing: OperationContext, memberUuid: string) {
  const { tx, now, rebates } = doing
  const member = await lockMember(tx, uuidOf(memberUuid))
  const left = await moneyLeft(tx, member, rebates, now)
  const asked = await forgetRequest(doing, member.uuid)
  // Withdrawn meanwhile, or settled by other staff.
  if (asked.length === 0) throw settledAlready()
  if (sumLeft(left) > 0n || left.isPending) throw new OperationRefused(th.closingLeft(leftIn(left)))
  await endAccess(doing, member.uuid, 'CLOSED')
  await record(doing, { act: 'ACCOUNT_CLOSED', member: member.uuid })
}

/** Who gets the money of a closed account: the member, paid by staff at the bank, or the operator. */
export const closingTargets = ['MEMBER', 'OPERATOR'] as const

/**
 * Closes an account with money. An owner decides who gets the money, and gives a reason. Throws an
 * OperationRefused while withdrawals or games are open.
 */
export async function closeAccountWithMoney(
  doing: OperationContext,
  memberUuid: string,
  { target, why }: { target: string; why: string },
) {
  const { tx, now, rebates } = doing
  const to = closingTargets.find((one) => one === target)
  const reason = why.trim().slice(0, 300)
  if (!to || reason === '') throw new OperationRefused(th.closingTarget)
  const member = await lockMember(tx, uuidOf(memberUuid))
  const { uuid } = member
  const left = await moneyLeft(tx, member, rebates, now)
  if (left.isPending) throw new OperationRefused(th.closingUnderWay(leftIn(left)))
  const { credit, kept, commission, refund } = left
  const amount = credit + kept + commission + refund
  if (amount === 0n) throw new OperationRefused(th.closingNothing)
  await forgetRequest(doing, uuid)
  await endAccess(doing, uuid, 'CLOSED')
  // Claimed like by the member, so that it cannot be claimed again if the account is reactivated.
  if (rebates && refund > 0n)
    await claimRefund(tx, member, { amount: refund, order: crypto.randomUUID(), now, rebates })
  await ledger.post(tx, {
    kind: 'closing',
    member: uuid,
    at: now,
    entries: [
      { account: ledger.creditOf(uuid), amount: -(credit + refund) },
      { account: ledger.lockedOf(uuid), amount: -kept },
      { account: ledger.affiliateOf(uuid), amount: -commission },
      { account: to === 'MEMBER' ? ledger.bank : ledger.adjustment, amount },
    ],
  })
  const detail = { to, ...inBaht({ credit, kept, commission, refund }) }
  await record(doing, { act: 'ACCOUNT_CLOSED', member: uuid, why: reason, detail })
}

const forgetRequest = ({ tx }: OperationContext, memberUuid: string) =>
  tx.delete(closingRequests).where(eq(closingRequests.memberUuid, memberUuid)).returning()

const inBaht = (amounts: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toBaht(amount)]))

function leftIn({ isPending, ...parts }: MoneyLeft): string {
  const named = Object.entries(th.closingParts).flatMap(([name, words]) => {
    const amount = Object.entries(parts).find(([part]) => part === name)?.[1] ?? 0n
    return amount > 0n ? [`${words} ${baht(amount)}`] : []
  })
  return named.length === 0 && isPending ? th.closingOpen : named.join(' · ')
}
