import type { BankServices, GamesServices } from '@member/api/adapter'
import type { Services } from '@member/api/main'
import { mayStake, payInAccounts } from '@member/api/testing/internals'
import { playRound } from '@member/simulator/partners'
import { toSatang } from '@member/api/values/satang'

export const toBank = ({
  database,
  clock,
}: Services): Pick<BankServices, 'database' | 'clock' | 'payInAccounts'> => ({
  database,
  clock,
  payInAccounts: () => payInAccounts(database),
})

const toGames = ({ database, clock }: Services): Pick<GamesServices, 'database' | 'clock' | 'mayStake'> => ({
  database,
  clock,
  mayStake: (tx, staking) => mayStake(tx, staking, clock()),
})

export async function playAt(
  services: Services,
  launchUuid: string,
  { stake, isWon }: { stake: number; isWon: boolean },
) {
  const reels = isWon ? [0, 0, 0] : [0, 1, 2]
  const staking = { launchUuid, key: crypto.randomUUID(), stake: toSatang(stake), choice: '' }
  await playRound(toGames(services), staking, () => reels.shift() ?? 0)
}
