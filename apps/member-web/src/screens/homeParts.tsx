import { HomeGames } from '@member/games/home-games'
import { HotGames } from '@member/games/hot-games'
import { FirstDay } from '@member/home/first-day'
import { NextSteps } from '@member/home/next-steps'
import { Waiting } from '@member/home/waiting'
import { useCheckInDue, usePromotionOpen } from '@member/rewards'
import { useIsFirstDay } from '@member/wallet/first-day'
import { LockedMoney } from '@member/wallet/locked-money'
import { Turnover } from '@member/wallet/turnover'
import { usePending } from '@member/wallet/waiting'
import { Deferred, Skeleton } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { depositSheet } from './depositSheet.ts'
import { reachedAtom, reachedLastTime } from './reachedAtom.ts'
import { linkToAtom } from '../paths/offered.ts'
import * as paths from '../paths/paths.ts'

// Not part of the first screen: loaded with the first touch.
const reachedLimits = lazyPart(async () => (await import('./ReachedLimits.tsx')).ReachedLimits)
const refund = lazyPart(async () => (await import('./HomeRefund.tsx')).HomeRefund)

// Most members never need it.
const limitReached = lazyPart(async () => (await import('@member/protection/limit-reached')).LimitReached)

const limitsLinks = { limitsLink: paths.playSafe.limitsPath, breakLink: paths.playSafe.breakPath }

/** Part of the credit's card: a limit that blocks deposits, and the member's pending money and tasks. */
export const HomeWaiting = () => {
  const noDeposits = useAtomValue(reachedAtom)?.noDeposits
  const { money, cards, areDocumentsAsked } = usePending({
    slipLink: paths.slip.path,
    historyLink: paths.history.path,
    withdrawLink: paths.withdraw.path,
  })
  return (
    <Waiting
      things={
        noDeposits === undefined
          ? money
          : [{ to: limitsLinks.limitsLink, text: noDeposits, isWhole: true }, ...money]
      }
      cards={cards}
      linkTo={useAtomValue(linkToAtom)}
      documentsLink={areDocumentsAsked ? paths.identity.path : undefined}
    />
  )
}

/** Part below the credit: the member's games, a limit that blocks games, or a new member's first steps. */
export const HomeOwn = () => {
  const isFirstDay = useIsFirstDay()
  const reached = useAtomValue(reachedAtom)
  const [wasReached] = useState(() => reachedLastTime.read() !== null)
  const waits = <Skeleton height={150} />
  return (
    <>
      <Deferred when={wasReached ? 'needed' : 'interaction'} renderFailure={null}>
        <reachedLimits.Component />
      </Deferred>
      <HomeGames
        gamesLink={paths.category.href('all')}
        depositLink={paths.deposit.path}
        {...limitsLinks}
        depositSheet={depositSheet}
        instead={
          !reached && wasReached ? (
            waits
          ) : reached?.areGamesShut ? (
            <Deferred when="needed" fallback={waits} renderFailure={null}>
              <limitReached.Component {...limitsLinks} />
            </Deferred>
          ) : isFirstDay ? (
            <FirstDay depositLink={paths.deposit.path} />
          ) : undefined
        }
      />
    </>
  )
}

export const HomeBelow = () => (
  <>
    <LockedMoney />
    <Turnover playLink={paths.category.href('hot')} />
    <HotGames lobbyLink={paths.lobby.href} />
    <NextSteps
      linkTo={useAtomValue(linkToAtom)}
      checkInLink={paths.media.path}
      isCheckInDue={useCheckInDue()}
      isPromotionOpen={usePromotionOpen()}
      first={
        <Deferred when="interaction" renderFailure={null}>
          <refund.Component />
        </Deferred>
      }
    />
  </>
)
