import { and, eq, gte, like, lt, sql, between, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { members, slips, deposits, slipRequests } from '../../../database/schema.ts'
import type { Member } from '../../../services/services.ts'
import type { BankTransfer, FeedLine, SlipReference } from '../../../services/bank.ts'
import { prepared } from '../../../database/prepared.ts'
import { accountKey } from '../../banks/accounts.ts'
import { isSameReference } from '../../banks/sameReference.ts'
import { sendersLike } from '../../banks/samePerson.ts'
import { minuteOf } from '../../deposits/feed/linesOf.ts'
import { th } from '../../deposits/feed/th.ts'
import type { DepositRow } from '../../deposits/terms.ts'

export type LineOwner = { member: Member; reference: SlipReference }
export type OwnerOrDoubt = LineOwner | { doubt: string }

const active = (member: Member, reference: SlipReference): OwnerOrDoubt =>
  member.status === 'ACTIVE' ? { member, reference } : { doubt: th.suspended(member.username) }

/**
 * Returns the owner of a feed line with a reference, or the reason for doubt. The bank names the sender, who
 * must match only one member.
 */
export async function ownerByReference(
  tx: Database,
  line: FeedLine,
  transfer: BankTransfer,
): Promise<OwnerOrDoubt> {
  if (transfer.amount !== line.amount) return { doubt: th.amountDiffers }
  const candidates = await sendersLike(tx, transfer.sender)
  const same = candidates.filter(({ bankId }) => bankId.endsWith(line.senderDigits))
  const [only] = same
  if (!only) return { doubt: th.noMember(transfer.sender.name, transfer.sender.bankName) }
  return same.length === 1 ? active(only, transfer) : { doubt: th.severalMembers }
}

/**
 * Returns the owner of a feed line without a reference, or the reason for doubt. Exactly one verified slip must
 * match the line's receiving account, amount, minute and the sender's last digits. The slip's reference is then
 * used, so that feed and slip cannot both be credited.
 */
export async function ownerByLikeness(tx: Database, line: FeedLine): Promise<OwnerOrDoubt> {
  const { from, to } = minuteOf(line.at)
  const rows = await tx
    .select({ slip: slips, member: members })
    .from(slips)
    .innerJoin(members, eq(members.uuid, slips.memberUuid))
    .where(
      and(
        eq(slips.next, 'CONFIRM'),
        eq(slips.amount, line.amount),
        gte(slips.transAt, from),
        lt(slips.transAt, to),
        sql`${slips.verdict} ->> 'receiverAccount' = ${accountKey(line.account)}`,
        like(members.bankId, `%${line.senderDigits}`),
      ),
    )
  const fitting = new Map<string, OwnerOrDoubt>()
  for (const { slip, member } of rows) {
    const { sendingBank, transRef } = slip
    if (sendingBank && transRef)
      fitting.set(`${sendingBank}:${transRef.toUpperCase()}`, active(member, { sendingBank, transRef }))
  }
  const [only] = fitting.values()
  if (!only) return { doubt: th.noSlip }
  return fitting.size === 1 ? only : { doubt: th.severalSlips }
}

const slack = 10 * 60_000

/** Returns the ten minutes before and after a time that staff entered. */
export const minutesAround = (at: Date) => ({
  from: new Date(at.getTime() - slack),
  to: new Date(at.getTime() + slack),
})

type Likeness = { memberUuid: string; amount: bigint; at: Date }

/** Returns true if the bank confirmed the reference. */
export const isVouched = (
  transRef: string | null,
  slip: { transRef: string | null; amount: bigint | null } | null | undefined,
): boolean => transRef !== null && Boolean(slip?.amount) && isSameReference(slip?.transRef ?? null, transRef)

const alike = prepared(
  'deposits_like',
  ['memberUuid', 'amount', 'from', 'to'],
  (database, { memberUuid, amount, from, to }) =>
    database
      .select({ deposit: deposits, request: slipRequests, slip: slips })
      .from(slipRequests)
      .innerJoin(deposits, eq(deposits.uuid, slipRequests.depositUuid))
      .leftJoin(slips, eq(slips.uuid, slipRequests.slipUuid))
      .where(
        and(
          eq(slipRequests.memberUuid, memberUuid),
          eq(deposits.amount, amount),
          between(slipRequests.transAt, from, to),
        ),
      ),
)

/** Returns a deposit that staff credited and that may be the same transfer. Compares member, amount and time. */
export async function creditedByHand(
  tx: Database,
  { memberUuid, amount, at, reference }: Likeness & { reference?: SlipReference | undefined },
): Promise<DepositRow | undefined> {
  const rows = await alike(tx, { memberUuid, amount, ...minutesAround(at) })
  const found = rows.find(({ deposit: { sendingBank, transRef }, request, slip }) => {
    if (transRef === null) return true
    if (reference?.sendingBank === sendingBank && isSameReference(reference.transRef, transRef)) return false
    return isSameReference(transRef, request.transRef) && !isVouched(transRef, slip)
  })
  return found?.deposit
}

/** Returns a deposit that a confirmed slip credited for this member, amount and about this time. */
export async function creditedBySlip(
  tx: Database,
  { memberUuid, amount, at }: Likeness,
): Promise<DepositRow | undefined> {
  const [found] = await tx
    .select({ deposit: deposits })
    .from(slips)
    .innerJoin(deposits, eq(deposits.uuid, slips.depositUuid))
    .where(
      and(
        eq(slips.memberUuid, memberUuid),
        isNotNull(slips.depositUuid),
        eq(slips.amount, amount),
        between(slips.transAt, minutesAround(at).from, minutesAround(at).to),
      ),
    )
  return found?.deposit
}
