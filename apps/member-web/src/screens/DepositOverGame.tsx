import { brandAtom } from '@member/brand'
import { LimitOffer } from '@member/protection/limit-offer'
import { DepositSheet, type DepositSheetProps } from '@member/wallet/deposit-sheet'
import { useAtomValue } from 'jotai'
import * as paths from '../paths/paths.ts'

type DepositOverGameProps = Pick<DepositSheetProps, 'notice' | 'next' | 'onClose'>

const limitsLink = paths.playSafe.limitsPath

export const DepositOverGame = (props: DepositOverGameProps) => (
  <DepositSheet
    {...props}
    contactLink={paths.contact.path}
    limitsLink={limitsLink}
    brandName={useAtomValue(brandAtom).displayName}
    before={<LimitOffer limitsLink={limitsLink} />}
  />
)
