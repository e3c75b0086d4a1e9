import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { accounts, type Launch, launches } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { loseBonus } from '../bonuses/heldBonus.ts'
import { exceedsMaximumWin } from './exceedsMaximumWin.ts'

export async function lockLaunch(tx: Database, { uuid, memberUuid }: Pick<Launch, 'uuid' | 'memberUuid'>) {
  await lockMember(tx, memberUuid)
  const [launch] = await tx.select().from(launches).where(eq(launches.uuid, uuid)).for('update')
  if (!launch) throw new Error(`no launch ${uuid}`)
  return launch
}

/**
 * Moves the money of a launch into the credit, once. The full amount returns if the provider never received the
 * money (`paidOut` is undefined). A difference from the rounds is booked to the house, and lowers the bonus as a
 * loss does; the caller logs it. A win above the maximum per round changes nothing and returns `isTooMuch`: the
 * launch stays RETURNING until the provider or the rules are corrected.
 */
export async function settleReturn(tx: Database, of: Launch, paidOut: bigint | undefined, now: Date) {
  const launch = await lockLaunch(tx, of)
  if (launch.status === 'RETURNED' || launch.status === 'REFUSED')
    return { launch, difference: 0n, isTooMuch: false }
  const { uuid, memberUuid } = launch
  const account = ledger.gameOf(memberUuid, uuid)
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, account))
  const out = found?.balance ?? 0n
  const returned = found ? (paidOut ?? out) : 0n
  if (await exceedsMaximumWin(tx, returned - out))
    return { launch, difference: returned - out, isTooMuch: true }
  // Before the money leaves the launch, which is part of the member's money until then.
  if (returned < out) await loseBonus(tx, await lockMember(tx, memberUuid), out - returned)
  const posting = { member: memberUuid, reference: uuid, at: now }
  const postings: ledger.Posting[] = []
  if (returned !== out) {
    const entries = [
      { account, amount: returned - out },
      { account: ledger.games, amount: out - returned },
    ]
    postings.push({ ...posting, kind: 'game-difference', entries })
  }
  if (returned > 0n) {
    const entries = [
      { account, amount: -returned },
      { account: ledger.creditOf(memberUuid), amount: returned },
    ]
    postings.push({
      ...posting,
      kind: 'game-return',
      ...(launch.returnOrder && { order: launch.returnOrder }),
      entries,
    })
  }
  const status = launch.openedAt ? ('RETURNED' as const) : ('REFUSED' as const)
  const [settled] = await tx
    .update(launches)
    .set({ status, returned, updatedAt: now })
    .where(eq(launches.uuid, uuid))
    .returning()
  await ledger.post(tx, ...postings)
  return { launch: settled!, difference: returned - out, isTooMuch: false }
}
