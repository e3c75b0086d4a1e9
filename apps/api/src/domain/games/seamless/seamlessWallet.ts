import type { Database } from '../../../database/database.ts'
import * as ledger from '../../../database/ledger.ts'
import {
  type Bet,
  type Step,
  type WalletAnswer,
  creditBalance,
  type Found,
  launchOf,
  findStake,
  settled,
} from './bets.ts'
import { logOnce } from '../../../http/logOnce.ts'
import type { Services } from '../../../services/services.ts'
import { rollBack, award, settleBet } from './settleBet.ts'
import { and, eq, sql } from 'drizzle-orm'
import { gameStakes, launches } from '../../../database/schema.ts'
import { mayStake } from '../../protection/mayStake.ts'

/**
 * Records a bet; the postings move its stake from the credit to the launch's account. If the bet's result
 * arrived earlier, the bet is settled at once. Returns a refusal if the bet is not allowed.
 */
async function placeBet(tx: Database, found: Found, bet: Bet & { stake: bigint }, now: Date): Promise<Step> {
  const { launch, member } = found
  const { provider, betId, stake } = bet
  const known = await findStake(tx, bet)
  if (known && known.launchUuid !== launch.uuid) return { refused: 'different' }
  if (known?.status === 'ROLLED_BACK') return { refused: 'over' }
  if (known && known.status !== 'EARLY')
    return known.stake === stake ? { isRepeat: true, postings: [] } : { refused: 'different' }
  if (stake <= 0n) return { refused: 'different' }
  if (launch.status !== 'OPEN') return { refused: 'closed' }
  const asked = await mayStake(
    tx,
    { launchUuid: launch.uuid, stake, unreported: await openStakes(tx, member.uuid) },
    now,
  )
  if (asked.kind !== 'yes') return { refused: asked.kind }
  if ((await creditBalance(tx, member.uuid)) < stake) return { refused: 'too-little' }

  const win = known?.win ?? null
  const status = win === null ? ('OPEN' as const) : ('SETTLED' as const)
  const row = { provider, betId, launchUuid: launch.uuid, memberUuid: member.uuid, status, stake, win }
  const [written] = await tx
    .insert(gameStakes)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [gameStakes.provider, gameStakes.betId],
      set: { status, stake, updatedAt: now },
      // Another member's launch may have used the id meanwhile.
      setWhere: sql`${gameStakes.status} = 'EARLY' and ${gameStakes.launchUuid} = ${launch.uuid}`,
    })
    .returning()
  if (!written) return { refused: 'different' }
  await tx
    .update(launches)
    .set({ moved: sql`${launches.moved} + ${stake}`, updatedAt: now })
    .where(eq(launches.uuid, launch.uuid))
  const entries = [
    { account: ledger.creditOf(member.uuid), amount: -stake },
    { account: ledger.gameOf(member.uuid, launch.uuid), amount: stake },
  ]
  const staked: ledger.Posting = {
    kind: 'stake',
    member: member.uuid,
    reference: written.uuid,
    at: now,
    entries,
  }
  const result = win === null ? [] : await settled(tx, found, written, { bet: stake, win }, now)
  return { isRepeat: false, postings: [staked, ...result] }
}

async function openStakes(tx: Database, memberUuid: string) {
  const rows = await tx
    .select({ stake: gameStakes.stake, at: gameStakes.createdAt })
    .from(gameStakes)
    .where(and(eq(gameStakes.memberUuid, memberUuid), eq(gameStakes.status, 'OPEN')))
  return rows.map(({ stake, at }) => ({ bet: stake ?? 0n, win: 0n, at }))
}

type Take = (tx: Database, found: Found, now: Date) => Promise<Step>

const longestId = 200
// The values come from an adapter, so the types prove nothing.
const isId = (id: unknown) =>
  typeof id === 'string' && id !== '' && id.length <= longestId && !id.includes('\0')
const largest = 10n ** 17n
const isAmount = (amount: unknown) => typeof amount === 'bigint' && amount > -largest && amount < largest

/**
 * Creates the wallet that a provider calls, possibly late, repeatedly, concurrently or out of order. A stake
 * stays in the launch's account until its bet is settled, and becomes a round with turnover then. Amounts in
 * satang.
 */
export function seamlessWallet({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>) {
  const step = (launchUuid: string, take: Take) =>
    database.transaction(async (tx): Promise<WalletAnswer> => {
      const found = await launchOf(tx, launchUuid)
      if (!found) return { kind: 'refused', reason: 'unknown', balance: 0n }
      const taken = await take(tx, found, clock())
      if ('refused' in taken) {
        return { kind: 'refused', reason: taken.refused, balance: await creditBalance(tx, found.member.uuid) }
      }
      await ledger.post(tx, ...taken.postings)
      return { kind: 'done', balance: await creditBalance(tx, found.member.uuid), isRepeat: taken.isRepeat }
    })

  const stepOf = (bet: Bet, amount: bigint, take: Take) =>
    step(bet.launchUuid, async (tx, found, now) =>
      isId(bet.provider) && isId(bet.betId) && isAmount(amount)
        ? take(tx, found, now)
        : { refused: 'invalid' },
    )

  return {
    balance: (launchUuid: string) => step(launchUuid, async () => ({ isRepeat: false, postings: [] })),
    bet: (bet: Bet & { stake: bigint }) =>
      stepOf(bet, bet.stake, (tx, found, now) => placeBet(tx, found, bet, now)),
    /** Settles a bet; `win` is 0 if the bet was lost. Logs a refusal as an error. */
    settle: async (bet: Bet & { win: bigint }) => {
      const answer = await stepOf(bet, bet.win, (tx, found, now) => settleBet(tx, found, bet, now))
      if (answer.kind === 'refused')
        logOnce(log, `result ${bet.provider} ${bet.betId} ${answer.reason}`, {
          level: 'error',
          fault: `a result was refused: ${answer.reason}`,
          provider: bet.provider,
          bet: bet.betId,
        })
      return answer
    },
    /** Pays a win without a bet: of a free game or a jackpot, by an id of its own. */
    award: (bet: Bet & { win: bigint }) =>
      stepOf(bet, bet.win, (tx, found, now) => award(tx, found, bet, now)),
    /** Returns a bet's stake to the credit; a bet that arrives after its rollback is refused. */
    rollback: (bet: Bet) => stepOf(bet, 0n, (tx, found, now) => rollBack(tx, found, bet, now)),
  }
}

export type SeamlessWallet = ReturnType<typeof seamlessWallet>
