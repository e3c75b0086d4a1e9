import { eq, sql } from 'drizzle-orm'
import { commissionFor, commissionPaid } from '../affiliates/commissionPaid.ts'
import { heldBonusAfter, moneyOf } from '../bonuses/heldBonus.ts'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { prepared } from '../../database/prepared.ts'
import { launches, members, notices, rounds } from '../../database/schema.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import { endPlay } from '../sessions/endPlay.ts'
import { mayPlayOn } from '../protection/mayPlayOn.ts'
import { tellLimitReached } from '../protection/tellLimitReached.ts'
import type { Member } from '../../services/services.ts'

const writtenRound = prepared(
  'written_round',
  ['uuid', 'provider', 'roundId', 'launchUuid', 'memberUuid', 'bet', 'win', 'commission', 'at'],
  (database, values) => database.insert(rounds).values(values),
)
const touchedLaunch = prepared('touched_launch', ['launchUuid', 'at'], (database, { launchUuid, at }) =>
  database
    .update(launches)
    .set({ updatedAt: sql`${at}` })
    .where(eq(launches.uuid, launchUuid)),
)

/**
 * Writes down a round with its turnover and the inviter's share, and answers the movements for the caller to post. The
 * caller holds the member's row, and knows that the round is new.
 */
export async function bookRound(
  tx: Database,
  member: Member,
  { roundId, provider, launchUuid, bet, win, at }: PlayedRound,
  now: Date,
): Promise<ledger.Posting[]> {
  const commission = await commissionFor(tx, member, bet)
  const uuid = crypto.randomUUID()
  // Sent now: what is asked next counts it.
  const row = { uuid, provider, roundId, launchUuid, memberUuid: member.uuid, bet, win, commission, at }
  const written = writtenRound(tx, row)
  const touched = touchedLaunch(tx, { launchUuid, at })
  const [mayPlay] = await Promise.all([mayPlayOn(tx, member.uuid, now), written, touched])
  const of = { member, launchUuid, round: uuid, at }
  if (member.turnoverLeft > 0n) {
    const money = await moneyOf(tx, member.uuid)
    const bonusHeld = heldBonusAfter({ held: member.bonusHeld, money, bet, win })
    // Played through, or played away: either way nothing is held any more.
    const isOver = bet >= member.turnoverLeft || bonusHeld === 0n
    const left = isOver
      ? { turnoverLeft: 0n, bonusHeld: 0n, bonusBasis: 0n }
      : { turnoverLeft: member.turnoverLeft - bet, bonusHeld }
    await tx.update(members).set(left).where(eq(members.uuid, member.uuid))
    // What was played away has nothing left to tell of.
    if (isOver && bonusHeld > 0n)
      await tx.insert(notices).values({
        memberUuid: member.uuid,
        kind: 'bonus',
        event: 'COMPLETED',
        amount: bonusHeld,
        reference: uuid,
        at: now,
      })
  }
  // The round that reaches a limit is the last.
  if (!mayPlay) {
    await endPlay(tx, member.uuid, now)
    await tellLimitReached(tx, member.uuid, now)
  }
  return [...played(of, 'bet', -bet), ...played(of, 'win', win), ...commissionPaid(of, commission)]
}

type Of = { member: Member; launchUuid: string; round: string; at: Date }

function played(
  { member, launchUuid, round, at }: Of,
  kind: 'bet' | 'win',
  amount: bigint,
): ledger.Posting[] {
  if (amount === 0n) return []
  const entries = [
    { account: ledger.gameOf(member.uuid, launchUuid), amount },
    { account: ledger.games, amount: -amount },
  ]
  return [{ kind, member: member.uuid, reference: round, at, entries }]
}
