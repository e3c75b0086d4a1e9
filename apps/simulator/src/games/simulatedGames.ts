import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Database, GameProvider, GamesServices } from '@member/api/adapter'
import { simGameRounds, simGameWallets } from '../partnerTables.ts'
import { readGameSwitches } from './switches/switches.ts'
import { lockWallet, newToken } from './wallets.ts'

export type Place = {
  origin: () => string
  slowMs: number
}

const retryAfterSec = 5

export function simulatedGames(
  { database, clock }: Pick<GamesServices, 'database' | 'clock'>,
  { origin, slowMs }: Place,
): GameProvider {
  const whenSlow = async (isSlow: boolean) => {
    if (isSlow) await wait(slowMs, undefined, { ref: false })
  }
  return {
    async moveIn(launch, amount) {
      const { opening } = await readGameSwitches(database)
      if (opening === 'refused') return { kind: 'refused' }
      const { launchUuid, username, provider, category, gameName, returnUrl = null } = launch
      await database
        .insert(simGameWallets)
        .values({
          launchUuid,
          username,
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

    async address(launchUuid, language) {
      const { opening } = await readGameSwitches(database)
      if (opening === 'refused') return { kind: 'refused' }
      await whenSlow(opening === 'slow')
      return database.transaction(async (tx) => {
        const wallet = await lockWallet(tx, launchUuid)
        if (wallet?.status !== 'OPEN') return { kind: 'refused' }
        const { token, tokenEndsAt } = await newToken(tx, launchUuid, clock())
        // In the fragment, so that no log contains the token and no prefetch uses it.
        return { kind: 'address', url: `${origin()}/play?lang=${language}#${token}`, expiresAt: tokenEndsAt }
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

    async rounds(after) {
      const [last] = after
        ? await database.select().from(simGameRounds).where(eq(simGameRounds.uuid, after))
        : []
      const rows = await database
        .select({ round: simGameRounds, provider: simGameWallets.provider })
        .from(simGameRounds)
        .innerJoin(simGameWallets, eq(simGameWallets.launchUuid, simGameRounds.launchUuid))
        .where(and(isNull(simGameRounds.toldAt), last && isBehind(last)))
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
      const isOne = inArray(simGameRounds.uuid, roundIds)
      await database.transaction(async (tx) => {
        // Ordered, so that two processes cannot deadlock on the same rounds.
        await tx
          .select({ uuid: simGameRounds.uuid })
          .from(simGameRounds)
          .where(isOne)
          .orderBy(asc(simGameRounds.uuid))
          .for('update')
        await tx.update(simGameRounds).set({ toldAt: clock() }).where(isOne)
      })
    },
  }
}

const isBehind = ({ at, uuid }: typeof simGameRounds.$inferSelect) =>
  or(gt(simGameRounds.at, at), and(eq(simGameRounds.at, at), gt(simGameRounds.uuid, uuid)))

/** Cashes out a game whose money has not arrived. */
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
  // The money arrived at this moment; a retry gets the result.
  return closed ? { kind: 'never-came' as const } : { kind: 'pending' as const, retryAfterSec: 1 }
}
