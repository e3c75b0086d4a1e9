import { markUndone } from '@member/api-client'
import { Banner, LinkButton } from '@member/ui'
import { LostWithdrawal } from '@member/wallet/lost-withdrawal'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { useSession } from '../session/useSession.ts'
import { thLost } from './thLost.ts'
import { lostOrdersAtom } from './lostOrdersAtom.ts'

/** Below the bar, however far the page is scrolled. */
const Place = styled.div`
  position: -webkit-sticky;
  position: sticky;
  z-index: 15;
  top: var(--bar-height);
  top: calc(var(--bar-height) + env(safe-area-inset-top, 0px));
  width: 100%;
  max-width: var(--content);
  margin: 0 auto;
  padding: 8px;
  background: var(--bg);
  & > * + * {
    margin-top: 8px;
  }
`

const slip = { say: thLost.slip, to: '/auth/deposit/slip' }

/** Where a lost order is looked for. A game's money is where the credit says; a prize is drawn once. */
const places: Record<string, { say: string; to: string } | undefined> = {
  'retry-withdrawal': { say: thLost.retry, to: '/auth/withdraw' },
  'confirm-slip': slip,
  'request-deposit': slip,
  'withdraw-affiliate': { say: thLost.affiliate, to: '/auth/affiliate' },
  'claim-refund': { say: thLost.refund, to: '/auth/winlost' },
  'request-reward': { say: thLost.reward, to: '/auth/reward' },
}

/** What became of money or points is not known: the first thing on every screen, until it is. */
export const LostOrders = () => {
  const lost = useAtomValue(lostOrdersAtom)
  const { pathname } = useLocation()
  const member = useSession()?.user.uuid
  const others = lost.flatMap((name) => {
    const place = places[name.split(':')[0] ?? '']
    return place ? [{ name, ...place }] : []
  })
  const isWithdrawal = lost.includes('withdraw')
  if (!isWithdrawal && others.length === 0) return null
  return (
    <Place>
      {isWithdrawal ? <LostWithdrawal /> : null}
      {others.map(({ name, say, to }) => (
        <Banner
          key={name}
          tone="warn"
          onDismiss={() => markUndone(member, name)}
          action={
            pathname === to ? null : (
              <LinkButton small variant="quiet" to={to}>
                {thLost.look}
              </LinkButton>
            )
          }
        >
          {say}
        </Banner>
      ))}
    </Place>
  )
}
