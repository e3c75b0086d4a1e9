import { eq, sql } from 'drizzle-orm'
import { commissionOf, commissionPaid } from '../affiliates/commissionPaid.ts'
import { heldBonusAfter, moneyOf } from '../bonuses/heldBonus.ts'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { preparedSql } from '../../database/prepared.ts'
import { launches, members, notices, rounds } from '../../database/schema.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import type { Member } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { endPlay } from '../sessions/sessions.ts'
import { playStops, notifyLimitReached } from '../protection/playStops.ts'

type Booked = { uuid: string; member: Member; round: PlayedRound }

/** Statement that writes any number of rounds, and updates the time of their launches. */
const written = preparedSql(
  'written_rounds',
  ['made', 'touched'],
  ({ made, touched }) => sql`
    with made as (
      insert into ${rounds} (uuid, provider, round_id, launch_uuid, member_uuid, bet, win, commission, at)
      select uuid, provider, round_id, launch_uuid, member_uuid, bet, win, commission, at
      from jsonb_to_recordset(${made}::jsonb) as made (uuid uuid, provider text, round_id text, launch_uuid uuid,
        member_uuid uuid, bet bigint, win bigint, commission bigint, at timestamptz)
    )
    update ${launches} set updated_at = touched.at
    from jsonb_to_recordset(${touched}::jsonb) as touched (uuid uuid, at timestamptz)
    where ${launches.uuid} = touched.uuid`,
)

/**
 * Inserts rounds in order with turnover and commissions, and ends play where a limit is reached. Returns the
 * postings, which the caller must write. The caller must hold the members' row locks.
 */
export async function bookRounds(
  tx: Database,
  played: { member: Member; round: PlayedRound }[],
  now: Date,
): Promise<ledger.Posting[]> {
  if (played.length === 0) return []
  const booked = played.map((each) => ({ uuid: crypto.randomUUID(), ...each }))
  const rate = booked.some(({ member }) => member.invitedBy) ? (await readSite(tx)).commissionRate : 0
  const withShares = booked.map((each) => ({
    ...each,
    commission: each.member.invitedBy ? commissionOf(each.round.bet, rate) : 0n,
  }))
  const ofMembers = Map.groupBy(booked, ({ member }) => member.uuid)
  const stops = await playStops(tx, ofMembers, now)
  for (const ofOne of ofMembers.values()) await playBonusThrough(tx, ofOne, now)
  await written(tx, {
    made: JSON.stringify(
      withShares.map(({ uuid, member, round, commission }) => ({
        uuid,
        provider: round.provider,
        round_id: round.roundId,
        launch_uuid: round.launchUuid,
        member_uuid: member.uuid,
        bet: String(round.bet),
        win: String(round.win),
        commission: String(commission),
        at: round.at,
      })),
    ),
    touched: JSON.stringify(
      [...new Map(played.map(({ round }) => [round.launchUuid, round.at]))].map(([uuid, at]) => ({
        uuid,
        at,
      })),
    ),
  })
  for (const { memberUuid, reached } of stops) {
    await endPlay(tx, memberUuid, now)
    for (const room of reached) await notifyLimitReached(tx, memberUuid, room, now)
  }
  return withShares.flatMap(({ uuid, member, round, commission }) =>
    [
      movement({ uuid, member, round }, 'bet', -round.bet),
      movement({ uuid, member, round }, 'win', round.win),
      commissionPaid({ member, round: uuid, at: round.at }, commission),
    ].flat(),
  )
}

async function playBonusThrough(tx: Database, played: Booked[], now: Date) {
  const { member } = played[0]!
  let { turnoverLeft, bonusHeld } = member
  if (turnoverLeft === 0n) return
  let money = await moneyOf(tx, member.uuid)
  for (const { uuid, round } of played) {
    const { bet, win } = round
    bonusHeld = heldBonusAfter({ held: bonusHeld, money, bet, win })
    money += win - bet
    // Played through or lost: nothing is locked any more.
    if (bet < turnoverLeft && bonusHeld > 0n) {
      turnoverLeft -= bet
      continue
    }
    turnoverLeft = 0n
    // A lost bonus needs no notice.
    if (bonusHeld > 0n)
      await tx.insert(notices).values({
        memberUuid: member.uuid,
        kind: 'bonus',
        event: 'COMPLETED',
        amount: bonusHeld,
        reference: uuid,
        at: now,
      })
    break
  }
  const left =
    turnoverLeft === 0n ? { turnoverLeft, bonusHeld: 0n, bonusBasis: 0n } : { turnoverLeft, bonusHeld }
  await tx.update(members).set(left).where(eq(members.uuid, member.uuid))
}

function movement(
  { uuid, member, round: { launchUuid, at } }: Booked,
  kind: 'bet' | 'win',
  amount: bigint,
): ledger.Posting[] {
  if (amount === 0n) return []
  const entries = [
    { account: ledger.gameOf(member.uuid, launchUuid), amount },
    { account: ledger.games, amount: -amount },
  ]
  return [{ kind, member: member.uuid, reference: uuid, at, entries }]
}
