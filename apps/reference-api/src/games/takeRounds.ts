import { and, eq } from 'drizzle-orm'
import { commissionFor, commissionPaid } from '../affiliates/commissionPaid.ts'
import { heldAfter, moneyOf } from '../bonuses/held.ts'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { launches, members, rounds } from '../database/schema.ts'
import type { PlayedRound } from '../gameProvider/gameProvider.ts'
import { lockMember } from '../members/lockMember.ts'
import { endPlay, mayPlayOn } from '../protection/endPlay.ts'
import { describeFault } from '../request/describeFault.ts'
import type { Member, Services } from '../request/services.ts'
import { isOut } from './launchStatus.ts'

const page = 100

/**
 * Takes every round the provider has told of into the ledger, each once. `isWhole` is false where it did not tell
 * them all; a launch is `stuck` where one of its rounds could not be taken. One that cannot holds up no other.
 */
export async function takeRounds({ database, gameProvider, clock, log }: Services) {
  const stuck = new Set<string>()
  for (;;) {
    const told = await gameProvider.rounds()
    if (told.kind !== 'rounds') return { isWhole: false, stuck }
    const taken: string[] = []
    for (const round of told.rounds) {
      try {
        const isOurs = await database.transaction((tx) => takeRound(tx, round, clock()))
        if (!isOurs)
          log({ level: 'error', fault: `round ${round.roundId} came after its launch was settled` })
        taken.push(round.roundId)
      } catch (fault) {
        stuck.add(round.launchUuid)
        log({ level: 'error', round: round.roundId, doing: 'take it', fault: describeFault(fault) })
      }
    }
    await gameProvider.taken(taken)
    const isWhole = told.rounds.length < page
    // A full page of which none can be taken hides those behind it.
    if (isWhole || taken.length === 0) return { isWhole, stuck }
  }
}

/** The stake and the win, the turnover, and the inviter's share; false where the launch is none of ours any more. */
async function takeRound(
  tx: Database,
  { roundId, provider, launchUuid, bet, win, at }: PlayedRound,
  now: Date,
) {
  const isLaunch = eq(launches.uuid, launchUuid)
  const [found] = await tx.select({ memberUuid: launches.memberUuid }).from(launches).where(isLaunch)
  if (!found) return false
  const member = await lockMember(tx, found.memberUuid)
  const isRound = and(eq(rounds.provider, provider), eq(rounds.roundId, roundId))
  const [known] = await tx.select({ uuid: rounds.uuid }).from(rounds).where(isRound)
  if (known) return true
  const [launch] = await tx.select().from(launches).where(isLaunch)
  if (!launch || !isOut(launch.status)) return false
  const commission = await commissionFor(tx, member, bet)
  const [row] = await tx
    .insert(rounds)
    .values({ provider, roundId, launchUuid, memberUuid: member.uuid, bet, win, commission, at })
    .returning({ uuid: rounds.uuid })
  const of = { member, launchUuid, round: row!.uuid, at }
  if (member.turnoverLeft > 0n) {
    const money = await moneyOf(tx, member.uuid)
    const bonusHeld = heldAfter({ held: member.bonusHeld, money, bet, win })
    // Played through, or played away: either way nothing is held any more.
    const isOver = bet >= member.turnoverLeft || bonusHeld === 0n
    const left = isOver
      ? { turnoverLeft: 0n, bonusHeld: 0n }
      : { turnoverLeft: member.turnoverLeft - bet, bonusHeld }
    await tx.update(members).set(left).where(eq(members.uuid, member.uuid))
  }
  await tx.update(launches).set({ updatedAt: at }).where(isLaunch)
  // The round that reaches a limit is the last.
  if (!(await mayPlayOn(tx, member.uuid, now))) await endPlay(tx, member.uuid, now)
  await ledger.post(
    tx,
    ...played(of, 'bet', -bet),
    ...played(of, 'win', win),
    ...commissionPaid(of, commission),
  )
  return true
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
