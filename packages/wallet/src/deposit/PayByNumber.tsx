import { useAtomValue } from 'jotai'
import { OwnAccount } from '../money/OwnAccount.tsx'
import { memberAtom } from '../money/member.ts'
import { depositAccountsAtom } from './deposit.ts'
import { areOffersPendingAtom } from './payment.ts'
import { PayAccounts, type PayAccountsProps } from './PayAccounts.tsx'
import { stopOf } from './stop.ts'
import { t } from './words.ts'

/** The accounts to pay into, below the member's own account. No own account while deposits are not allowed. */
export const PayByNumber = (props: PayAccountsProps) => {
  const { error, isLoading } = useAtomValue(depositAccountsAtom)
  const isMemberLoading = useAtomValue(memberAtom).isLoading
  const areOffersPending = useAtomValue(areOffersPendingAtom)
  if (isLoading || isMemberLoading || (areOffersPending && !error)) return null
  return (
    <>
      {stopOf(error) ? null : <OwnAccount title={t.own} why={t.ownWhy} />}
      <PayAccounts {...props} />
    </>
  )
}
