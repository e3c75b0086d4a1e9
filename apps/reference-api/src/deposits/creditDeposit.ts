import { and, eq, ne, type InferSelectModel } from 'drizzle-orm'
import { bonusChosen, choiceOf, forgetChoice } from '../bonuses/chosen.ts'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { deposits, members } from '../database/schema.ts'
import { violates } from '../database/violates.ts'
import { earnPlays } from '../gameEvents/plays.ts'
import { refreshLevel } from '../levels/deposited.ts'
import { lockMember } from '../members/lockMember.ts'
import { toSatang } from '../money/satang.ts'
import { writeLog } from '../protection/log.ts'
import { beyondDeposits } from '../protection/refuseBeyond.ts'
import { readSite } from '../site/settings.ts'

export type DepositRow = InferSelectModel<typeof deposits>

export type NewDeposit = {
  memberUuid: string
  /** In satang. */
  amount: bigint
  channel: DepositRow['channel']
  /** The account it came from. */
  bankName: string
  bankId: string
  /** What makes the transfer one transfer; without it nothing can tell a repeat. */
  transfer?: { sendingBank: string; transRef: string }
  order?: string
}

/**
 * The one place that credits a deposit: the row, the money, the bonus, the level, in the caller's transaction.
 * A transfer that is credited already (to anyone) changes nothing and answers `duplicate` with that deposit.
 */
export async function creditDeposit(
  tx: Database,
  deposit: NewDeposit,
  now: Date,
): Promise<{ kind: 'credited' | 'duplicate'; deposit: DepositRow }> {
  const member = await lockMember(tx, deposit.memberUuid)
  const site = await readSite(tx)
  // What the bank has is the member's, whatever they allowed themselves; but nothing is given on top of it.
  const beyond = await beyondDeposits(tx, member.uuid, deposit.amount, now)
  const isBeyondLimit = beyond !== undefined
  // A bonus is the member's own choice, made before the money came.
  const choice = isBeyondLimit ? undefined : await choiceOf(tx, member.uuid, now)
  const { bonus, turnover } = bonusChosen(choice, deposit.amount, toSatang(site.minDeposit))

  const credited = await writeDeposit(tx, { ...deposit, isBeyondLimit, bonus, turnover }, now)
  if (!credited) return { kind: 'duplicate', deposit: await depositOf(tx, deposit.transfer!) }

  // A slip is the member's own order: it waits until the limit starts anew, or the bank tells of the money.
  if (beyond && deposit.channel === 'SLIP') throw beyond
  if (isBeyondLimit) {
    const detail = { deposit: credited.uuid, channel: deposit.channel }
    const told = { memberUuid: member.uuid, by: 'SERVER' as const, detail, at: now }
    await writeLog(tx, { ...told, act: 'DEPOSIT_BEYOND_LIMIT' })
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
        { account: credit, amount: deposit.amount },
        { account: ledger.bank, amount: -deposit.amount },
      ],
    },
  ]
  if (bonus > 0n) {
    postings.push({
      ...posting,
      kind: 'bonus',
      entries: [
        { account: credit, amount: bonus },
        { account: ledger.bonus, amount: -bonus },
      ],
    })
    await forgetChoice(tx, member.uuid)
    const turnoverLeft = member.turnoverLeft + turnover
    const bonusHeld = turnoverLeft > 0n ? member.bonusHeld + bonus : 0n
    await tx.update(members).set({ turnoverLeft, bonusHeld }).where(eq(members.uuid, member.uuid))
  }
  if (!isBeyondLimit) await earnPlays(tx, credited, now)
  await refreshLevel(tx, member, now)
  await ledger.post(tx, ...postings)
  return { kind: 'credited', deposit: credited }
}

/** The row, credited; undefined where the unique index says that the transfer is credited already. */
async function writeDeposit(
  tx: Database,
  deposit: NewDeposit & { isBeyondLimit: boolean; bonus: bigint; turnover: bigint },
  now: Date,
) {
  const row = {
    memberUuid: deposit.memberUuid,
    order: deposit.order ?? null,
    amount: deposit.amount,
    bonus: deposit.bonus,
    turnover: deposit.turnover,
    status: 'SUCCESS' as const,
    channel: deposit.channel,
    bankName: deposit.bankName,
    bankId: deposit.bankId,
    sendingBank: deposit.transfer?.sendingBank ?? null,
    transRef: deposit.transfer?.transRef ?? null,
    isBeyondLimit: deposit.isBeyondLimit,
    createdAt: now,
    updatedAt: now,
  }
  try {
    // A savepoint: a refused row must not spoil the caller's transaction.
    const [written] = await tx.transaction((savepoint) => savepoint.insert(deposits).values(row).returning())
    return written
  } catch (fault) {
    if (violates(fault, 'deposits_transfer')) return undefined
    throw fault
  }
}

/** The deposit a transfer was credited as. */
async function depositOf(tx: Database, { sendingBank, transRef }: NonNullable<NewDeposit['transfer']>) {
  const [deposit] = await tx
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.sendingBank, sendingBank),
        eq(deposits.transRef, transRef),
        ne(deposits.status, 'REJECTED'),
      ),
    )
  if (!deposit) throw new Error(`no deposit of ${sendingBank} ${transRef}`)
  return deposit
}
