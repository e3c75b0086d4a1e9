import { brandAtom } from '@member/brand'
import { BackToGame } from '@member/games/back-to-game'
import { MoneyInPlay } from '@member/games/money-in-play'
import { LimitOffer } from '@member/protection/limit-offer'
import { useAtomValue } from 'jotai'
import * as paths from '../routes/paths.ts'
import { DepositScreen, type DepositScreenProps } from '@member/wallet/deposit'

type DepositProps = Omit<DepositScreenProps, 'notice' | 'limitsLink'> & { limitsLink: string }

/** Paying in, with what is still out in games, the way back to one, and the offer of a limit before the first time. */
export const Deposit = (props: DepositProps) => (
  <DepositScreen
    {...props}
    brandName={useAtomValue(brandAtom).displayName}
    notice={
      <>
        <MoneyInPlay isAlone />
        <BackToGame categoryLink={paths.category.href} />
        <LimitOffer limitsLink={props.limitsLink} />
      </>
    }
  />
)
