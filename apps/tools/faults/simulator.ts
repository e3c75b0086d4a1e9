import type { BankServices, GamesServices } from '@member/api/src/adapters/index.ts'
import { memberAccounts, payInAccounts } from '@member/api/src/domain/banks/accounts.ts'
import { mayStake } from '@member/api/src/domain/protection/mayStake.ts'
import type { Services } from '@member/api/src/services/services.ts'

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
