import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type Launch, launches } from '../../database/schema.ts'
import { hasMoneyOut } from '../../database/tables/launchStatus.ts'
import { lockMember } from '../../http/lockMember.ts'
import { mayPlayOn } from '../protection/mayStake.ts'
import type { Services } from '../../services/services.ts'
import { isSessionOver } from '../sessions/sessions.ts'
import { logOnce } from '../../http/logOnce.ts'
import { lockLaunch, settleReturn } from './settleReturn.ts'
import { takeRounds } from './takeRounds.ts'

/**
 * Asks the provider for the money of a launch and settles the launch. Safe to repeat: the launch stays RETURNING
 * until the answer is in the ledger. If the provider refuses, the game stays open, unless the member may not
 * play or the session is over: then the request is repeated.
 */
export async function cashOutLaunch(services: Services, launch: Launch): Promise<Launch> {
  const { database, gameProvider, clock, log } = services
  const asked = await database.transaction((tx) => ask(tx, launch, clock()))
  if (asked.status !== 'RETURNING') return asked
  const answer = await gameProvider.cashOut(launch.uuid)
  if (answer.kind === 'pending' || answer.kind === 'unanswered') return asked
  if (answer.kind === 'refused') return database.transaction((tx) => stayOpen(tx, launch, clock()))
  // Takes the launch's rounds first, because their stakes are still in the launch's account.
  const { isWhole, stuck } = await takeRounds(services)
  if (!isWhole || stuck.has(launch.uuid)) return asked
  const paidOut = answer.kind === 'done' ? answer.amount : undefined
  const settled = await database.transaction((tx) => settleReturn(tx, launch, paidOut, clock()))
  if (settled.isTooMuch) {
    logOnce(log, `too much of launch ${launch.uuid}`, {
      level: 'error',
      fault: `launch ${launch.uuid} would pay out more than the rules allow`,
      satang: String(settled.difference),
    })
  } else if (settled.difference !== 0n) {
    log({
      level: 'error',
      fault: `launch ${launch.uuid} was cashed out with a difference`,
      satang: String(settled.difference),
    })
  }
  return settled.launch
}

async function ask(tx: Database, of: Launch, now: Date) {
  const launch = await lockLaunch(tx, of)
  return hasMoneyOut(launch.status) || launch.status === 'OPENING'
    ? change(tx, launch, 'RETURNING', now)
    : launch
}

/**
 * Reopens a launch whose return the provider refused. The launch stays RETURNING, and the return is requested
 * again, if its money was never confirmed (`openedAt`), its session is over or the member may not play.
 */
async function stayOpen(tx: Database, of: Launch, now: Date) {
  const { status } = await lockMember(tx, of.memberUuid)
  const launch = await lockLaunch(tx, of)
  if (launch.status !== 'RETURNING' || launch.openedAt === null || status !== 'ACTIVE') return launch
  if (await isSessionOver(tx, launch.uuid, now)) return launch
  return (await mayPlayOn(tx, of.memberUuid, now)) ? change(tx, launch, 'OPEN', now) : launch
}

async function change(tx: Database, { uuid }: Launch, status: Launch['status'], now: Date) {
  const [changed] = await tx
    .update(launches)
    .set({ status, updatedAt: now })
    .where(eq(launches.uuid, uuid))
    .returning()
  return changed!
}
