import { brandAtom } from '@member/brand'
import { BackToGame } from '@member/games/back-to-game'
import { MoneyInPlay } from '@member/games/money-in-play'
import { LimitOffer } from '@member/protection/limit-offer'
import { LimitReached } from '@member/protection/limit-reached'
import { useReachedLimits } from '@member/protection/reached-limits'
import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import * as paths from '../paths/paths.ts'
import { DepositScreen, type DepositScreenProps } from '@member/wallet/deposit/DepositScreen'

const pushOffer = lazyPart(async () => (await import('@member/news/push-offer')).PushOffer)

type DepositProps = Omit<DepositScreenProps, 'notice' | 'before' | 'offer' | 'limitsLink'> & {
  limitsLink: string
  breakLink: string
}

/** Deposit screen with reached limits, money in games, and an offer of push messages during a wait. */
export const Deposit = ({ breakLink, playLink, ...props }: DepositProps) => {
  const [openedAt] = useState(() => Date.now())
  const areGamesShut = useReachedLimits().play !== undefined
  const limitReached = <LimitReached limitsLink={props.limitsLink} breakLink={breakLink} />
  return (
    <DepositScreen
      {...props}
      playLink={areGamesShut ? undefined : playLink}
      brandName={useAtomValue(brandAtom).displayName}
      notice={
        <>
          {limitReached}
          <MoneyInPlay categoryLink={paths.category.href} />
          <BackToGame categoryLink={paths.category.href} />
        </>
      }
      before={<LimitOffer limitsLink={props.limitsLink} />}
      offer={
        <>
          {limitReached}
          <Deferred when="needed" fallback={null} renderFailure={null}>
            <pushOffer.Component since={openedAt} />
          </Deferred>
        </>
      }
    />
  )
}
