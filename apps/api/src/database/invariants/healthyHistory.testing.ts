import { claimRefund } from '../../domain/affiliates/refund.ts'
import { chooseBonus } from '../../domain/bonuses/chosenBonus.ts'
import type { Database } from '../database.ts'
import * as ledger from '../ledger.ts'
import { launches, playLimits } from '../schema.ts'
import { bookRounds } from '../../domain/games/bookRounds.ts'
import { settleReturn } from '../../domain/games/settleReturn.ts'
import { lockMember } from '../../http/lockMember.ts'
import { toSatang } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../../domain/settings/settings.ts'
import { day } from '../../values/bangkok.ts'
import { rejectWithdrawal } from '../../domain/withdrawals/service.ts'
import { newMember } from '../../testing/newMember.ts'
import { openLaunch } from '../../testing/newGame.ts'
import { payIn } from '../../testing/payIn.ts'
import type { Rules } from './ruleViolations.ts'
import { morning, testServices } from '../../testing/testServices.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'

export const rules: Rules = { commissionRate: 5 }
export const transRef = 'a transfer'

export const limitDeposits = (database: Database, memberUuid: string) =>
  database
    .insert(playLimits)
    .values({ memberUuid, kind: 'DEPOSIT', period: 'DAY', amount: toSatang(1_000), updatedAt: morning })

export const playRound = (
  database: Database,
  { uuid }: Member,
  launchUuid: string,
  bet: number,
  win: number,
) =>
  database.transaction(async (tx) => {
    const amounts = { bet: toSatang(bet), win: toSatang(win) }
    const round = { roundId: crypto.randomUUID(), provider: 'JK', launchUuid, ...amounts, at: morning }
    const postings = await bookRounds(tx, [{ member: await lockMember(tx, uuid), round }], morning)
    await ledger.post(tx, ...postings)
  })

/** Writes a day of correct data, in which the invariants hold. */
export async function healthyHistory(database: Database) {
  const { services } = testServices(database)
  await writeSite(database, { ...(await readSite(database)), ...rules })
  const inviter = await newMember(services)
  const player = await newMember(services, { invitedBy: inviter.uuid })
  await payIn(services, player, 1_000, transRef)
  const { launchUuid: home } = await openLaunch(services, player)
  await playRound(database, player, home, 300, 100)
  const [launch] = await database.select().from(launches)
  await database.transaction((tx) => settleReturn(tx, launch!, undefined, morning))
  await database.transaction(async (tx) =>
    claimRefund(tx, await lockMember(tx, player.uuid), {
      amount: toSatang(10),
      order: crypto.randomUUID(),
      now: new Date(morning.getTime() + day),
      rebates: services.levelRebates,
    }),
  )
  const { launchUuid: open } = await openLaunch(services, player)

  const saver = await newMember(services)
  await limitDeposits(database, saver.uuid)
  await payIn(services, saver, 1_500)
  const withdrawal = await withdrawAt(services, saver, 600)
  await database.transaction((tx) => rejectWithdrawal(tx, withdrawal.uuid, '-', morning))

  const bonused = await newMember(services)
  await chooseBonus(database, {
    memberUuid: bonused.uuid,
    offer: '1',
    promotion: 'a promotion',
    promotionPeriod: 'ONCE',
    amount: toSatang(500),
    rate: 1_000,
    most: toSatang(100),
    extra: 0,
    turnoverTimes: 3,
    takenAt: new Date(morning.getTime() - 1_000),
    expiresAt: new Date(morning.getTime() + day),
  })
  const { deposit: withBonus } = await payIn(services, bonused, 500)
  return { services, player, home, open, saver, withdrawal, bonused, withBonus }
}

export type HealthyHistory = Awaited<ReturnType<typeof healthyHistory>>
