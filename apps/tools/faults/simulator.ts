import type { BankServices, GamesServices } from '@member/api/adapter'
import type { Services } from '@member/api/main'
import { mayStake, memberAccounts, payInAccounts } from '@member/api/testing/internals'

export const toBank = ({
  database,
  clock,
}: Services): Pick<BankServices, 'database' | 'clock' | 'payInAccounts' | 'memberAccounts'> => ({
  database,
  clock,
  payInAccounts: () => payInAccounts(database),
  memberAccounts: () => memberAccounts(database),
})

export const toGames = ({
  database,
  clock,
}: Services): Pick<GamesServices, 'database' | 'clock' | 'mayStake'> => ({
  database,
  clock,
  mayStake: (tx, staking) => mayStake(tx, staking, clock()),
})
