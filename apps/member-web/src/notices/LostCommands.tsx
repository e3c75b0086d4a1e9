import { releaseKey } from '@member/api-client'
import { Banner, LinkButton } from '@member/ui'
import { LostWithdrawal } from '@member/wallet/lost-withdrawal'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { useSession } from '../session/useSession.ts'
import { tLost } from './wordsLost.ts'
import { lostCommandsAtom } from './lostCommandsAtom.ts'
import * as paths from '../routes/paths.ts'

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

const slip = () => ({ say: tLost.slip, to: paths.slip.path })

/** Where to look up a lost command. For a game the credit shows the money; a prize is drawn once. */
const places: Record<string, (() => { say: string; to: string }) | undefined> = {
  'retry-withdrawal': () => ({ say: tLost.retry, to: paths.withdraw.path }),
  'confirm-slip': slip,
  'request-deposit': slip,
  'withdraw-affiliate': () => ({ say: tLost.affiliate, to: paths.affiliate.path }),
  'claim-refund': () => ({ say: tLost.refund, to: paths.winLost.path }),
  'request-reward': () => ({ say: tLost.reward, to: paths.reward.path }),
}

/** Their own screens look them up, and say themselves what is not known. */
const toldThere = new Set(['withdraw-affiliate', 'claim-refund'])

/** Money or points with an unknown outcome: the first thing on every screen until it is known. */
export const LostCommands = () => {
  const lost = useAtomValue(lostCommandsAtom)
  const { pathname } = useLocation()
  const member = useSession()?.user.uuid
  const others = lost.flatMap((name) => {
    const place = places[name.split(':')[0] ?? '']?.()
    return place && !(place.to === pathname && toldThere.has(name)) ? [{ name, ...place }] : []
  })
  // Its own screen says it itself.
  const isWithdrawal = lost.includes('withdraw') && pathname !== paths.withdraw.path
  if (!isWithdrawal && others.length === 0) return null
  return (
    <Place>
      {isWithdrawal ? <LostWithdrawal /> : null}
      {others.map(({ name, say, to }) => (
        <Banner
          key={name}
          tone="warn"
          onDismiss={() => releaseKey(member, name)}
          action={
            pathname === to ? null : (
              <LinkButton small variant="quiet" to={to}>
                {tLost.look}
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
