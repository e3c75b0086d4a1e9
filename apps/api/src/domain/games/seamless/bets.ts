import * as ledger from '../../../database/ledger.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gameStakes, launches, accounts } from '../../../database/schema.ts'
import { bookRounds } from '../bookRounds.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { isUuid } from '../../../http/uuidOf.ts'
import { creditOf } from '../../../database/ledger.ts'

/** A bet in one launch, by the provider's own id. */
export type Bet = { provider: string; betId: string; launchUuid: string }

export type WalletAnswer =
  /** The call took effect, now or by an earlier one (`isRepeat`). `balance` is the current credit in satang. */
  | { kind: 'done'; balance: bigint; isRepeat: boolean }
  /**
   * Refusal of a call. Reasons: `unknown`: no such launch. `closed`: the game or its session is over, or its
   * member may not play. `limit`: above a limit that the member set. `too-little`: not enough credit. `over`:
   * the bet was already rolled back or settled. `different`: the same id with another amount or launch, or a
   * stake of 0 (a free game has no bet; its result is an award). `invalid`: malformed id or amount. `too-much`:
   * a win above the operator's maximum; the same result is paid once the maximum allows it.
   */
  | {
      kind: 'refused'
      reason: 'unknown' | 'closed' | 'limit' | 'too-little' | 'over' | 'different' | 'invalid' | 'too-much'
      balance: bigint
    }

type Refusing = Extract<WalletAnswer, { kind: 'refused' }>['reason']
export type Step = { refused: Refusing } | { isRepeat: boolean; postings: ledger.Posting[] }

export async function findStake(tx: Database, { provider, betId }: Bet) {
  const [row] = await tx
    .select()
    .from(gameStakes)
    .where(and(eq(gameStakes.provider, provider), eq(gameStakes.betId, betId)))
  return row
}

type Stake = typeof gameStakes.$inferSelect

/** Returns a launch and its member, both locked until the transaction ends; undefined if unknown. */
export async function launchOf(tx: Database, launchUuid: string) {
  if (!isUuid(launchUuid)) return undefined
  const isLaunch = eq(launches.uuid, launchUuid)
  const [found] = await tx.select({ memberUuid: launches.memberUuid }).from(launches).where(isLaunch)
  if (!found) return undefined
  const member = await lockMember(tx, found.memberUuid)
  const [launch] = await tx.select().from(launches).where(isLaunch).for('update')
  return launch && { launch, member }
}

export type Found = NonNullable<Awaited<ReturnType<typeof launchOf>>>

/** Writes the round of a settled bet; returns its postings, including the win back into the credit. */
export async function settled(
  tx: Database,
  { launch, member }: Found,
  { uuid, provider, betId }: Stake,
  { bet, win }: { bet: bigint; win: bigint },
  now: Date,
): Promise<ledger.Posting[]> {
  const round = { roundId: betId, provider, launchUuid: launch.uuid, bet, win, at: now }
  return [
    ...(await bookRounds(tx, [{ member, round }], now)),
    ...(await paidBack(tx, { launch, member }, uuid, win, now)),
  ]
}

export async function paidBack(
  tx: Database,
  { launch, member }: Found,
  stakeUuid: string,
  amount: bigint,
  now: Date,
): Promise<ledger.Posting[]> {
  if (amount === 0n) return []
  await tx
    .update(launches)
    .set({ paidBack: sql`${launches.paidBack} + ${amount}` })
    .where(eq(launches.uuid, launch.uuid))
  const entries = [
    { account: ledger.gameOf(member.uuid, launch.uuid), amount: -amount },
    { account: ledger.creditOf(member.uuid), amount },
  ]
  return [{ kind: 'stake-home', member: member.uuid, reference: stakeUuid, at: now, entries }]
}

export async function creditBalance(tx: Database, memberUuid: string): Promise<bigint> {
  const [account] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, creditOf(memberUuid)))
  return account?.balance ?? 0n
}
