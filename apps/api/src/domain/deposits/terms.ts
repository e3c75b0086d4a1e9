import type { Deposit } from '@member/api-client'
import { type InferSelectModel, and, eq, isNotNull, type SQLWrapper, sql, min } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  type deposits,
  bonusChoices,
  memberBreaks,
  members,
  playLimits,
  feedLines,
  slipRequests,
  slips,
} from '../../database/schema.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { toSatang, toBaht } from '../../values/satang.ts'
import { maskBankId } from '../../values/maskAccount.ts'
import { inLanguage } from '../../http/language.ts'
import { apiTime } from '../../values/bangkok.ts'
import { depositsOf, levelMonths } from '../levels/levels.ts'
import { chosenBonus, choiceOf } from '../bonuses/chosenBonus.ts'
import { isTransfer } from '../banks/sameReference.ts'
import { playableOf } from '../protection/lockedFromPlay.ts'
import { readSite } from '../settings/settings.ts'

export type DepositRow = InferSelectModel<typeof deposits>

export type NewDeposit = {
  memberUuid: string
  amount: bigint
  channel: DepositRow['channel']
  bankName: string
  bankId: string
  /** Unique reference of the transfer. */
  transfer?: { sendingBank: string; transRef: string }
  order?: string
  /** Time at which the server first saw the transfer, if earlier than all records of its reference. */
  receivedAt?: Date
}

const status = prepared(
  'deposit_standing',
  ['memberUuid', 'month', 'lastMonth'],
  (database, { memberUuid, ...months }) => {
    const deposited = depositsOf(database, { memberUuid, ...months }).as('deposited')
    const one = { found: sql`1` }
    const review = and(eq(members.uuid, memberUuid), isNotNull(members.reviewSince))
    const limit = and(eq(playLimits.memberUuid, memberUuid), eq(playLimits.kind, 'DEPOSIT'))
    const held = [
      database.select(one).from(members).where(review),
      database.select(one).from(memberBreaks).where(eq(memberBreaks.memberUuid, memberUuid)),
      database.select(one).from(playLimits).where(limit),
    ].map(exists)
    const choice = database.select(one).from(bonusChoices).where(eq(bonusChoices.memberUuid, memberUuid))
    return database
      .select({
        total: deposited.total,
        month: deposited.month,
        lastMonth: deposited.lastMonth,
        mayBeLocked: sql<boolean>`(${sql.join(held, sql` or `)})`,
        hasChosen: sql<boolean>`${exists(choice)}`,
      })
      .from(deposited)
  },
)

const exists = (query: SQLWrapper) => sql`exists (${query})`

/** Returns the member's deposit totals, whether a deposit may be locked, and whether a bonus is chosen. */
export async function depositStatus(tx: Database, memberUuid: string, now: Date) {
  const [found] = await status(tx, { memberUuid, ...levelMonths(now) })
  const { mayBeLocked, hasChosen, ...deposited } = found!
  return { deposited, mayBeLocked, hasChosen }
}

export type DepositStatus = Awaited<ReturnType<typeof depositStatus>>

export const isFirst = ({ deposited }: DepositStatus) => deposited.total === 0n

const firstReceived = prepared(
  'transfer_heard',
  ['memberUuid', 'sendingBank', 'transRef'],
  (database, { memberUuid, sendingBank, transRef }) => {
    const ofMember = (table: typeof slips | typeof slipRequests) =>
      database
        .select({ at: min(table.createdAt) })
        .from(table)
        .where(and(eq(table.memberUuid, memberUuid), isTransfer(table, { sendingBank, transRef })))
    const ofBank = database
      .select({ at: min(feedLines.createdAt) })
      .from(feedLines)
      .where(isTransfer(feedLines, { sendingBank, transRef }))
    return unionAll(ofMember(slips), ofMember(slipRequests), ofBank)
  },
)

/**
 * Returns the time at which the server first saw a transfer: in a slip, a request or the feed. Returns `now` if
 * the server has not seen the transfer.
 */
async function receivedOf(
  tx: Database,
  { memberUuid, transfer, receivedAt }: Pick<NewDeposit, 'memberUuid' | 'transfer' | 'receivedAt'>,
  now: Date,
): Promise<Date> {
  const known = receivedAt && receivedAt < now ? receivedAt : now
  if (!transfer) return known
  const received = await firstReceived(tx, { memberUuid, ...transfer })
  return received.reduce((first, { at }) => (at && at < first ? at : first), known)
}

type Asked = Pick<NewDeposit, 'memberUuid' | 'amount' | 'transfer' | 'receivedAt'>

/**
 * Returns how much of a deposit is locked, and its bonus with turnover if the member chose one. A deposit with a
 * locked part earns no bonus.
 */
export async function depositTerms(
  tx: Database,
  deposit: Asked,
  { mayBeLocked, hasChosen }: Pick<DepositStatus, 'mayBeLocked' | 'hasChosen'>,
  now: Date,
) {
  const { memberUuid, amount } = deposit
  const { playable } = mayBeLocked ? await playableOf(tx, memberUuid, amount, now) : { playable: amount }
  const locked = amount - playable
  // A transfer is always credited, even above the member's limit, but then earns no bonus.
  const chosen = hasChosen && locked === 0n ? await choiceFor(tx, deposit, now) : undefined
  if (!chosen?.choice) return { kept: locked, choice: undefined, bonus: 0n, turnover: 0n }
  return { kept: locked, choice: chosen.choice, ...chosenBonus(chosen.choice, amount, chosen.minDeposit) }
}

/** Returns the bonus chosen when the server first saw the transfer, and the minimum deposit (satang). */
async function choiceFor(tx: Database, deposit: Asked, now: Date) {
  const [{ minDeposit }, receivedAt] = await Promise.all([readSite(tx), receivedOf(tx, deposit, now)])
  return { choice: await choiceOf(tx, deposit.memberUuid, receivedAt), minDeposit: toSatang(minDeposit) }
}

export const toDeposit = (row: DepositRow): Deposit => ({
  uuid: row.uuid,
  order: row.order,
  amount: toBaht(row.amount),
  bonus: toBaht(row.bonus),
  status: row.status,
  channel: row.channel,
  bankName: row.bankName,
  bankId: maskBankId(row.bankId),
  transRef: row.transRef,
  remark: inLanguage(row).remark,
  ...(row.kept > 0n && {
    isBeyondLimit: true,
    kept: toBaht(row.kept),
    credited: toBaht(row.amount - row.kept),
  }),
  ...(row.turnover > 0n && { turnover: toBaht(row.turnover) }),
  createdAt: apiTime(row.createdAt),
  updatedAt: apiTime(row.updatedAt),
})
