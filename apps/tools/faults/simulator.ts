import type { BankServices, GamesServices } from '@member/api/adapter'
import type { Services } from '@member/api/main'
import { mayStake, payInAccounts } from '@member/api/testing/internals'

export const toBank = ({
  database,
  clock,
}: Services): Pick<BankServices, 'database' | 'clock' | 'payInAccounts'> => ({
  database,
  clock,
  payInAccounts: () => payInAccounts(database),
})

export const toGames = ({
  database,
  clock,
}: Services): Pick<GamesServices, 'database' | 'clock' | 'mayStake'> => ({
  database,
  clock,
  mayStake: (tx, staking) => mayStake(tx, staking, clock()),
})
