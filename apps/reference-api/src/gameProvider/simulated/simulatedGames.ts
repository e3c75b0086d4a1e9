import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { simGameRounds, simGameWallets } from '../../database/schema.ts'
import type { GameProvider } from '../gameProvider.ts'
import { readGameSwitches } from './gameSwitches.ts'
import { lockWallet, newToken } from './wallets.ts'

type Place = {
  /** Where the page of the games is reached from a browser, without a slash at the end. */
  origin: () => string
  /** How late a slow answer comes. */
  slowMs: number
}

const retryAfterSec = 5

/** A provider of games on tables of our own: its page plays, these books keep what was staked and won. */
export function simulatedGames(
  database: Database,
  clock: () => Date,
  { origin, slowMs }: Place,
): GameProvider {
  const whenSlow = async (isSlow: boolean) => {
    if (isSlow) await wait(slowMs, undefined, { ref: false })
  }
  return {
    async moveIn(launch, amount) {
      const { opening } = await readGameSwitches(database)
      if (opening === 'refused') return { kind: 'refused' }
      const { launchUuid, provider, category, gameName, returnUrl = null } = launch
      await database
        .insert(simGameWallets)
        .values({
          launchUuid,
          provider,
          category,
          gameName,
          returnUrl,
          balance: amount,
          status: 'OPEN',
          createdAt: clock(),
        })
        .onConflictDoNothing()
      await whenSlow(opening === 'slow')
      const wallet = await database.transaction((tx) => lockWallet(tx, launchUuid))
      return wallet?.status === 'OPEN' ? { kind: 'moved' } : { kind: 'refused' }
    },

    async address(launchUuid) {
      const { opening } = await readGameSwitches(database)
      if (opening === 'refused') return { kind: 'refused' }
      await whenSlow(opening === 'slow')
      return database.transaction(async (tx) => {
        const wallet = await lockWallet(tx, launchUuid)
        if (wallet?.status !== 'OPEN') return { kind: 'refused' }
        const { token, tokenEndsAt } = await newToken(tx, launchUuid, clock())
        // Behind the #, so that no log on the way has it and no prefetch spends it.
        return { kind: 'address', url: `${origin()}/play#${token}`, expiresAt: tokenEndsAt }
      })
    },

    async balance(launchUuid) {
      const wallet = await database.transaction((tx) => lockWallet(tx, launchUuid))
      return wallet ? { kind: 'balance', amount: wallet.balance } : { kind: 'refused' }
    },

    async cashOut(launchUuid) {
      const { cashOut } = await readGameSwitches(database)
      const outcome = await database.transaction(async (tx) => {
        const wallet = await lockWallet(tx, launchUuid)
        if (!wallet) return closeBeforeItCame(tx, launchUuid, clock())
        if (wallet.paidOut !== null) return { kind: 'done' as const, amount: wallet.paidOut }
        if (wallet.status === 'CLOSED') return { kind: 'never-came' as const }
        if (cashOut === 'refused') return { kind: 'refused' as const }
        const change =
          cashOut === 'pending'
            ? { status: 'CLOSING' as const }
            : { status: 'CLOSED' as const, balance: 0n, paidOut: wallet.balance }
        await tx.update(simGameWallets).set(change).where(eq(simGameWallets.launchUuid, launchUuid))
        return cashOut === 'pending'
          ? { kind: 'pending' as const, retryAfterSec }
          : { kind: 'done' as const, amount: wallet.balance }
      })
      await whenSlow(cashOut === 'slow')
      return outcome
    },

    async rounds() {
      const rows = await database
        .select({ round: simGameRounds, provider: simGameWallets.provider })
        .from(simGameRounds)
        .innerJoin(simGameWallets, eq(simGameWallets.launchUuid, simGameRounds.launchUuid))
        .where(isNull(simGameRounds.toldAt))
        .orderBy(asc(simGameRounds.at), asc(simGameRounds.uuid))
        .limit(100)
      const rounds = rows.map(({ round: { uuid, launchUuid, bet, win, at }, provider }) => ({
        roundId: uuid,
        provider,
        launchUuid,
        bet,
        win,
        at,
      }))
      return { kind: 'rounds', rounds }
    },

    async taken(roundIds) {
      if (roundIds.length === 0) return
      await database
        .update(simGameRounds)
        .set({ toldAt: clock() })
        .where(inArray(simGameRounds.uuid, roundIds))
    },
  }
}

/** Asked home before it arrived: a closed wallet stands in its place, and the money that comes later is refused. */
async function closeBeforeItCame(tx: Database, launchUuid: string, now: Date) {
  const [closed] = await tx
    .insert(simGameWallets)
    .values({
      launchUuid,
      provider: '',
      category: '',
      gameName: '',
      balance: 0n,
      status: 'CLOSED',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // It came in this very moment: asked again, it answers.
  return closed ? { kind: 'never-came' as const } : { kind: 'pending' as const, retryAfterSec: 1 }
}
