import { isLaunchAddress } from '@member/api-client'
import { language } from '@member/i18n'
import { and, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { games, type Launch, launches, members, providers } from '../../database/schema.ts'
import { openStatuses } from '../../database/tables/launchStatus.ts'
import { moneyOf } from '../bonuses/heldBonus.ts'
import { balancesOf } from '../credit/creditOf.ts'
import { smaller } from '../../values/satang.ts'
import type { Launching } from '../../services/gameProvider.ts'
import { unlock } from '../protection/unlock.ts'
import { playAllowance } from '../protection/allowances.ts'
import { Refusal, notFound, refuseShutOut, upstreamFailed } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { cashOutLaunch } from './cashOutLaunch.ts'
import { isSessionOver } from '../sessions/sessions.ts'
import { lockLaunch } from './settleReturn.ts'
import { t } from './words.ts'

type Opening = { memberUuid: string; sessionUuid: string | null; gameUuid: string; order: string; now: Date }

/**
 * Step 1 of opening a game, once per command: creates the launch without money; returns its id. Also moves
 * locked money that is now playable into the credit. Throws a refusal under maintenance or if the member may not
 * play.
 */
export async function beginLaunch(tx: Database, { memberUuid, sessionUuid, gameUuid, order, now }: Opening) {
  const { game, provider } = await findGame(tx, gameUuid)
  if (provider.status === 'MAINTENANCE') throw new Refusal(422_302, { message: t.providerMaintenance })
  if (game.status === 'MAINTENANCE') throw new Refusal(422_302)
  await playAllowance(tx, memberUuid, now)
  const [launch] = await tx
    .insert(launches)
    .values({
      memberUuid,
      sessionUuid,
      gameUuid: game.uuid,
      order,
      status: 'OPENING',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  await unlock(tx, memberUuid, now)
  return launch!.uuid
}

/**
 * Step 2 of opening a game, safe to repeat after any interruption. Transfers earlier games out, moves the
 * playable credit to the provider and gets a fresh one-time address. On failure, throws a refusal and returns
 * the money, or requests its return again.
 */
export async function finishLaunch(
  services: Services,
  launchUuid: string,
  about: (game: typeof games.$inferSelect) => Launching,
) {
  const { database, gameProvider, clock, log } = services
  const [found] = await database.select().from(launches).where(eq(launches.uuid, launchUuid))
  if (!found) throw notFound()
  let launch = found
  if (launch.status === 'OPENING') {
    await cashOutEarlier(services, launch)
    launch = await database.transaction(async (tx) => {
      // A seamless wallet leaves the money in the credit and takes it per bet.
      const { game } = await findGame(tx, launch.gameUuid)
      const isSeamless = gameProvider.isSeamless?.(game.provider) ?? false
      return moveOut(tx, launch, isSeamless, clock())
    })
  }
  if (launch.status === 'MOVING') {
    const { game } = await findGame(database, launch.gameUuid)
    const answer = await gameProvider.moveIn(about(game), launch.moved)
    // A refusal may concern a wallet that existed and is gone; only a cash-out shows its content.
    launch =
      answer.kind === 'moved'
        ? await database.transaction((tx) => arrive(tx, launch, clock()))
        : await cashOutLaunch(services, launch)
  }
  if (launch.status !== 'OPEN' || (await isSessionOver(database, launchUuid, clock())))
    return over(services, launch)
  await playAllowance(database, launch.memberUuid, clock())
  const address = await gameProvider.address(launchUuid, language())
  if (address.kind === 'address') {
    if (isLaunchAddress(address.url)) return { launch, ...address }
    // The address itself may grant access, so it is not logged.
    log({ level: 'error', fault: `launch ${launchUuid} got an address that is not http(s)` })
  }
  const [now] = await database.select().from(launches).where(eq(launches.uuid, launchUuid))
  if (now && now.status !== 'OPEN') return over(services, now)
  await cashOutLaunch(services, launch)
  throw upstreamFailed(undefined, t.notOpened)
}

/** Throws the refusal that says why a launch is not open. */
async function over({ database, clock }: Services, launch: Launch): Promise<never> {
  const { memberUuid, openedAt, returnOrder } = launch
  const [member] = await database
    .select({ status: members.status })
    .from(members)
    .where(eq(members.uuid, memberUuid))
  if (member) refuseShutOut(member)
  await playAllowance(database, memberUuid, clock())
  const wasReturnRequested =
    openedAt !== null ||
    returnOrder !== null ||
    (await isSessionOver(database, launch.uuid, clock())) ||
    (await isFollowed(database, launch))
  throw wasReturnRequested
    ? new Refusal(409_001, { message: t.over })
    : upstreamFailed(undefined, t.notOpened)
}

async function isFollowed(database: Database, { uuid, memberUuid, createdAt }: Launch) {
  const [later] = await database
    .select({ uuid: launches.uuid })
    .from(launches)
    .where(
      and(
        eq(launches.memberUuid, memberUuid),
        or(
          gt(launches.createdAt, createdAt),
          and(eq(launches.createdAt, createdAt), gt(launches.uuid, uuid)),
        ),
      ),
    )
    .limit(1)
  return later !== undefined
}

async function findGame(tx: Database, uuid: string) {
  const [found] = await tx
    .select({ game: games, provider: providers })
    .from(games)
    .innerJoin(providers, eq(providers.code, games.provider))
    .where(eq(games.uuid, uuidOf(uuid)))
  if (!found) throw notFound()
  return found
}

/**
 * Transfers earlier games out before a new one starts. A game that the provider does not pay out stays
 * RETURNING.
 */
async function cashOutEarlier(services: Services, { uuid, memberUuid, createdAt }: Launch) {
  const others = await services.database
    .select()
    .from(launches)
    .where(
      and(
        eq(launches.memberUuid, memberUuid),
        // Two concurrent openings never cash out each other.
        or(
          lt(launches.createdAt, createdAt),
          and(eq(launches.createdAt, createdAt), lt(launches.uuid, uuid)),
        ),
        inArray(launches.status, openStatuses),
      ),
    )
  await Promise.all(others.map((other) => cashOutLaunch(services, other)))
}

async function moveOut(tx: Database, of: Launch, isSeamless: boolean, now: Date) {
  const launch = await lockLaunch(tx, of)
  if (launch.status !== 'OPENING') return launch
  const { uuid, memberUuid, order } = launch
  if (await isSessionOver(tx, uuid, now)) return change(tx, uuid, { status: 'RETURNING', updatedAt: now })
  const balance = (await balancesOf(tx, { uuid: memberUuid })).credit
  // Moves no more than may still be lost, minus money that earlier games still hold.
  const room = await playAllowance(tx, memberUuid, now)
  const outside = room === undefined ? 0n : (await moneyOf(tx, memberUuid)) - balance
  const most = room === undefined ? balance : smaller(balance, room > outside ? room - outside : 0n)
  const credit = isSeamless ? 0n : most
  await ledger.openGameAccount(tx, memberUuid, uuid)
  if (credit > 0n) {
    await ledger.post(tx, {
      kind: 'game-open',
      member: memberUuid,
      order,
      reference: uuid,
      at: now,
      entries: [
        { account: ledger.creditOf(memberUuid), amount: -credit },
        { account: ledger.gameOf(memberUuid, uuid), amount: credit },
      ],
    })
  }
  return change(tx, uuid, { status: 'MOVING', moved: credit, updatedAt: now })
}

async function arrive(tx: Database, of: Launch, now: Date) {
  const launch = await lockLaunch(tx, of)
  if (launch.status !== 'MOVING') return launch
  return change(tx, launch.uuid, { status: 'OPEN', openedAt: now, updatedAt: now })
}

async function change(tx: Database, uuid: string, set: Partial<Launch>) {
  const [changed] = await tx.update(launches).set(set).where(eq(launches.uuid, uuid)).returning()
  return changed!
}
