import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { mayStake } from '../../domain/protection/mayStake.ts'
import type { GameProvider, PlayedRound } from '../../services/gameProvider.ts'

export const openings = ['up', 'refused', 'slow'] as const
export const cashOuts = ['up', 'pending', 'refused', 'slow'] as const
/** Behaviour of the provider. A slow provider acts at once and never answers. */
export type GameSwitches = { opening: (typeof openings)[number]; cashOut: (typeof cashOuts)[number] }

type Wallet = { provider: string; balance: bigint; status: 'OPEN' | 'CLOSING' | 'CLOSED'; paidOut?: bigint }
type Books = {
  wallets: Map<string, Wallet>
  rounds: PlayedRound[]
  taken: Set<string>
  switches: GameSwitches
}
const providers = new WeakMap<Database, Books>()

function booksOf(database: Database): Books {
  const books = providers.get(database) ?? {
    wallets: new Map(),
    rounds: [],
    taken: new Set(),
    switches: { opening: 'up', cashOut: 'up' },
  }
  providers.set(database, books)
  return books
}

export function setGameSwitches(database: Database, changes: Partial<GameSwitches>): void {
  Object.assign(booksOf(database).switches, changes)
}

/** Returns winnings minus stakes of the launches, in satang. */
export const resultOf = (database: Database, launchUuids: string[]): bigint =>
  booksOf(database)
    .rounds.filter(({ launchUuid }) => launchUuids.includes(launchUuid))
    .reduce((sum, { bet, win }) => sum + win - bet, 0n)

const whenSlow = async (mood: string) => {
  if (mood === 'slow') await new Promise(() => {})
}

export function testGames(database: Database, clock: () => Date, origin: string): GameProvider {
  const { wallets, rounds, taken, switches } = booksOf(database)
  return {
    moveIn: async ({ launchUuid, provider }, amount) => {
      const { opening } = switches
      if (opening === 'refused') return { kind: 'refused' }
      const wallet = wallets.get(launchUuid) ?? { provider, balance: amount, status: 'OPEN' }
      wallets.set(launchUuid, wallet)
      await whenSlow(opening)
      return wallet.status === 'OPEN' ? { kind: 'moved' } : { kind: 'refused' }
    },

    address: async (launchUuid, language) => {
      const { opening } = switches
      if (opening === 'refused') return { kind: 'refused' }
      await whenSlow(opening)
      if (wallets.get(launchUuid)?.status !== 'OPEN') return { kind: 'refused' }
      const expiresAt = new Date(clock().getTime() + 120_000)
      return { kind: 'address', url: `${origin}/play?lang=${language}#${crypto.randomUUID()}`, expiresAt }
    },

    balance: async (launchUuid) => {
      const wallet = wallets.get(launchUuid)
      return wallet ? { kind: 'balance', amount: wallet.balance } : { kind: 'refused' }
    },

    cashOut: async (launchUuid) => {
      const { cashOut } = switches
      const outcome = close(launchUuid, cashOut)
      await whenSlow(cashOut)
      return outcome
    },

    rounds: async (after) => {
      const behind = rounds.slice(rounds.findIndex(({ roundId }) => roundId === after) + 1)
      const reported = behind.filter(({ roundId }) => !taken.has(roundId))
      return { kind: 'rounds', rounds: reported.slice(0, 100) }
    },

    taken: async (roundIds) => {
      for (const roundId of roundIds) taken.add(roundId)
    },
  }

  function close(
    launchUuid: string,
    mood: GameSwitches['cashOut'],
  ): Awaited<ReturnType<GameProvider['cashOut']>> {
    const wallet = wallets.get(launchUuid)
    // Creates a closed wallet, so that money arriving later is refused.
    if (!wallet) wallets.set(launchUuid, { provider: '', balance: 0n, status: 'CLOSED' })
    if (wallet?.paidOut !== undefined) return { kind: 'done', amount: wallet.paidOut }
    if (!wallet || wallet.status === 'CLOSED') return { kind: 'never-came' }
    if (mood === 'refused') return { kind: 'refused' }
    if (mood === 'pending') {
      wallet.status = 'CLOSING'
      return { kind: 'pending', retryAfterSec: 5 }
    }
    Object.assign(wallet, { status: 'CLOSED', balance: 0n, paidOut: wallet.balance })
    return { kind: 'done', amount: wallet.paidOut! }
  }
}

/** Plays a round, won eightfold or lost, if the server allows the stake. */
export function playRound(
  database: Database,
  { launchUuid, stake, isWon }: { launchUuid: string; stake: bigint; isWon: boolean },
  now: Date,
): Promise<{ kind: 'played' | 'closed' | 'limit' | 'too-little' }> {
  const { wallets, rounds, taken } = booksOf(database)
  return database.transaction(async (tx) => {
    const wallet = wallets.get(launchUuid)
    if (wallet?.status !== 'OPEN') return { kind: 'closed' }
    const untaken = () => rounds.filter(({ roundId }) => !taken.has(roundId))
    const unreported = await unreportedOf(tx, launchUuid, untaken)
    const { kind } = await mayStake(tx, { launchUuid, stake, unreported }, now)
    if (kind !== 'yes') return { kind }
    // The wallet may have been closed while the lock was awaited.
    if (wallet.status !== 'OPEN') return { kind: 'closed' }
    if (wallet.balance < stake) return { kind: 'too-little' }
    const win = isWon ? stake * 8n : 0n
    wallet.balance += win - stake
    const { provider } = wallet
    rounds.push({
      roundId: crypto.randomUUID(),
      provider,
      launchUuid,
      bet: stake,
      win,
      at: now,
    })
    return { kind: 'played' }
  })
}

/** Returns the rounds of the launch's member, in any game, that the server has not taken. */
async function unreportedOf(tx: Database, launchUuid: string, untaken: () => PlayedRound[]) {
  const [launch] = await tx.select().from(launches).where(eq(launches.uuid, launchUuid))
  if (!launch) return []
  // Under the lock, a concurrent round of another tab is finished.
  await lockMember(tx, launch.memberUuid)
  const launched = await tx.select().from(launches).where(eq(launches.memberUuid, launch.memberUuid))
  const uuids = new Set(launched.map(({ uuid }) => uuid))
  return untaken().filter((round) => uuids.has(round.launchUuid))
}
