import { brandAtom } from '@member/brand'
import { LimitOffer } from '@member/protection/limit-offer'
import { useAtomValue } from 'jotai'
import { DepositScreen, type DepositScreenProps } from '@member/wallet/deposit'

type DepositProps = Omit<DepositScreenProps, 'notice' | 'limitsLink'> & { limitsLink: string }

/** Paying in, with the offer of a limit before the first time. */
export const Deposit = (props: DepositProps) => (
  <DepositScreen
    {...props}
    brandName={useAtomValue(brandAtom).displayName}
    notice={<LimitOffer limitsLink={props.limitsLink} />}
  />
)
