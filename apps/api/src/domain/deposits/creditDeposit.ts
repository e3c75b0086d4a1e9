import { eq } from 'drizzle-orm'
import { forgetChoice } from '../bonuses/chosenBonus.ts'
import { unusedPromotions, type Claim } from '../bonuses/promotion.ts'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { prepared } from '../../database/prepared.ts'
import { deposits, members } from '../../database/schema.ts'
import { earnPlays, playsToEarn } from '../gameEvents/plays.ts'
import { refreshLevel } from '../levels/levels.ts'
import { toBaht } from '../../values/satang.ts'
import { writeLog } from '../protection/log.ts'
import { flagNameMatch, type OthersExcluded } from '../protection/nameMatches.ts'
import type { DeferWrite } from '../../http/runOnce.ts'
import type { Member } from '../../services/services.ts'
import {
  type DepositRow,
  type NewDeposit,
  depositStatus,
  type DepositStatus,
  isFirst,
  depositTerms,
} from './terms.ts'
import { depositOf } from './depositOf.ts'

/** Data that the member's own command has read already, and the function that defers its last writes. */
type Preloaded = {
  status: DepositStatus
  othersExcluded: OthersExcluded
  events: Awaited<ReturnType<typeof playsToEarn>>
  /** Promise that rejects if the deposit must not be credited; awaited in parallel with the insert. */
  checked: Promise<unknown>
  deferWrite: DeferWrite
}

/**
 * Credits a deposit: row, money, bonus, plays and level. Runs in the caller's transaction under the member's row
 * lock. A transfer that was credited before, to any member, changes nothing and returns `duplicate` with that
 * deposit.
 */
export async function creditDeposit(
  tx: Database,
  member: Member,
  deposit: NewDeposit,
  now: Date,
  preloaded?: Preloaded,
): Promise<{ kind: 'credited' | 'duplicate'; deposit: DepositRow }> {
  const status = preloaded?.status ?? (await depositStatus(tx, member.uuid, now))
  const { total, month, lastMonth } = status.deposited
  // Members registered before a person of the same name was excluded are reviewed before their first deposit.
  const isAskedAbout = isFirst(status) && (await flagNameMatch(tx, member, now, preloaded?.othersExcluded))
  const mayBeLocked = status.mayBeLocked || isAskedAbout
  const terms = await depositTerms(tx, deposit, { ...status, mayBeLocked }, now)
  const { kept, choice } = terms
  const isBeyondLimit = kept > 0n
  // The unique index compares equal periods only, not those of another length.
  const isHad = choice && (await unusedPromotions(tx, member.uuid, [choice])).length === 0
  const bonusTerms = isHad ? { kept, choice: undefined, bonus: 0n, turnover: 0n } : terms

  const writing = Promise.all([
    isBeyondLimit ? [] : (preloaded?.events ?? playsToEarn(tx, member.uuid)),
    writeDeposit(tx, { ...deposit, ...bonusTerms }, now),
  ])
  // Both end before a refusal rolls back, so that nothing is written after it.
  await Promise.allSettled([writing, preloaded?.checked])
  await preloaded?.checked
  const [events, credited] = await writing
  if (!credited) return { kind: 'duplicate', deposit: (await depositOf(tx, deposit.transfer!))! }

  if (isBeyondLimit) {
    await ledger.openLockedAccount(tx, member.uuid)
    const detail = { deposit: credited.uuid, channel: deposit.channel, kept: toBaht(kept) }
    const entry = { memberUuid: member.uuid, by: 'SERVER' as const, detail, at: now }
    await writeLog(tx, { ...entry, act: 'DEPOSIT_BEYOND_LIMIT' })
  }
  const posting = {
    member: member.uuid,
    reference: credited.uuid,
    at: now,
    ...(deposit.order && { order: deposit.order }),
  }
  const credit = ledger.creditOf(member.uuid)
  const postings: ledger.Posting[] = [
    {
      ...posting,
      kind: 'deposit',
      entries: [
        { account: credit, amount: deposit.amount - kept },
        { account: ledger.lockedOf(member.uuid), amount: kept },
        { account: ledger.bank, amount: -deposit.amount },
      ],
    },
  ]
  const { bonus, turnover } = credited
  if (choice && bonus > 0n) {
    postings.push({
      ...posting,
      kind: 'bonus',
      entries: [
        { account: credit, amount: bonus },
        { account: ledger.bonus, amount: -bonus },
      ],
    })
    await forgetChoice(tx, choice)
    const turnoverLeft = member.turnoverLeft + turnover
    const isHeld = turnoverLeft > 0n
    const bonusHeld = isHeld ? member.bonusHeld + bonus : 0n
    const bonusBasis = isHeld ? member.bonusBasis + deposit.amount : 0n
    await tx.update(members).set({ turnoverLeft, bonusHeld, bonusBasis }).where(eq(members.uuid, member.uuid))
  }
  const { amount } = deposit
  await earnPlays(tx, credited, events, now)
  await refreshLevel(tx, member, now, { total: total + amount, month: month + amount, lastMonth })
  // All deposits lock the house's account, so it is posted last and held only for the commit.
  const posted = ledger.post(tx, ...postings)
  if (preloaded) preloaded.deferWrite(posted)
  else await posted
  return { kind: 'credited', deposit: credited }
}

const creditedDeposit = prepared(
  'credited_deposit_row',
  [
    'memberUuid',
    'order',
    'amount',
    'kept',
    'channel',
    'bankName',
    'bankId',
    'sendingBank',
    'transRef',
    'bonus',
    'turnover',
    'promotion',
    'promotionPeriod',
    'now',
  ],
  (database, { now, ...values }) =>
    database
      .insert(deposits)
      .values({ ...values, status: 'SUCCESS', createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning(),
)

type Given = { bonus: bigint; turnover: bigint; choice: Claim | undefined }

/**
 * Inserts the credited row; returns undefined if the transfer is already credited (unique index). If the
 * promotion is already used, the row is inserted without the bonus.
 */
async function writeDeposit(
  tx: Database,
  deposit: NewDeposit & { kept: bigint } & Given,
  now: Date,
): Promise<DepositRow | undefined> {
  const { bonus, turnover, choice, transfer, order = null } = deposit
  const { promotion = null, promotionPeriod = null } = (bonus > 0n && choice) || {}
  const { sendingBank = null, transRef = null } = transfer ?? {}
  const { memberUuid, amount, channel, bankName, bankId, kept } = deposit
  const source = { channel, bankName, bankId, sendingBank, transRef }
  const bonusTerms = { bonus, turnover, promotion, promotionPeriod }
  const [written] = await creditedDeposit(tx, {
    memberUuid,
    order,
    amount,
    kept,
    ...source,
    ...bonusTerms,
    now,
  })
  if (written || !promotion || (transfer && (await depositOf(tx, transfer)))) return written
  return writeDeposit(tx, { ...deposit, bonus: 0n, turnover: 0n, choice: undefined }, now)
}
