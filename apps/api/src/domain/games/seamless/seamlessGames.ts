import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gameStakes } from '../../../database/schema.ts'
import type { GameProvider } from '../../../services/gameProvider.ts'

type Partner = {
  /** Announces a launch to the provider before the launch's address is requested; safe to repeat. */
  open?: (launch: Parameters<GameProvider['moveIn']>[0]) => ReturnType<GameProvider['moveIn']>
  address: GameProvider['address']
}

const retryAfterSec = 5

/**
 * Creates the provider interface for games that use the seamless wallet. A launch can be closed once it has no
 * open stake.
 */
export function seamlessGames({ database }: { database: Database }, partner: Partner): GameProvider {
  const openStakes = (launchUuid: string) =>
    database
      .select({ stake: gameStakes.stake })
      .from(gameStakes)
      .where(and(eq(gameStakes.launchUuid, launchUuid), eq(gameStakes.status, 'OPEN')))
  return {
    isSeamless: () => true,
    moveIn: async (launch) => (partner.open ? partner.open(launch) : { kind: 'moved' }),
    address: (launchUuid, language) => partner.address(launchUuid, language),
    balance: async (launchUuid) => {
      const stakes = await openStakes(launchUuid)
      return { kind: 'balance', amount: stakes.reduce((sum, { stake }) => sum + (stake ?? 0n), 0n) }
    },
    cashOut: async (launchUuid) =>
      (await openStakes(launchUuid)).length > 0
        ? { kind: 'pending', retryAfterSec }
        : { kind: 'done', amount: 0n },
    rounds: async () => ({ kind: 'rounds', rounds: [] }),
    taken: async () => {},
  }
}
