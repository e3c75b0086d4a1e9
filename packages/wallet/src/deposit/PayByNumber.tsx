import { useAtomValue } from 'jotai'
import { OwnAccount } from '../money/OwnAccount.tsx'
import { depositAccountsAtom } from './deposit.ts'
import { PayAccounts, type PayAccountsProps } from './PayAccounts.tsx'
import { stopOf } from './stop.ts'
import { t } from './words.ts'

/**
 * The accounts to pay into, below the member's own account. The own account is left out while no deposit is
 * allowed.
 */
export const PayByNumber = (props: PayAccountsProps) => (
  <>
    {stopOf(useAtomValue(depositAccountsAtom).error) ? null : <OwnAccount title={t.own} why={t.ownWhy} />}
    <PayAccounts {...props} />
  </>
)
