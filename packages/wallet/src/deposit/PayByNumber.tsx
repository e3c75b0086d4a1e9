import { useAtomValue } from 'jotai'
import { OwnAccount } from '../money/OwnAccount.tsx'
import { depositAccountsAtom } from './deposit.ts'
import { PayAccounts, type PayAccountsProps } from './PayAccounts.tsx'
import { stopOf } from './stop.ts'
import { t } from './words.ts'

/** Whose money is credited, known before any is sent, and the accounts; not the rule where nothing may be paid. */
export const PayByNumber = (props: PayAccountsProps) => (
  <>
    {stopOf(useAtomValue(depositAccountsAtom).error) ? null : <OwnAccount title={t.own} why={t.ownWhy} />}
    <PayAccounts {...props} />
  </>
)
