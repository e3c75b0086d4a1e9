import { releaseKey } from '@member/commands'
import { lost as lostGames } from '@member/games/lost'
import { lost as lostRewards } from '@member/rewards/lost'
import { Banner, Button, LinkButton } from '@member/ui'
import { lost as lostMoney } from '@member/wallet/lost'
import { LostWithdrawal } from '@member/wallet/lost-withdrawal'
import styled from '@emotion/styled'
import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/useSession.ts'
import { tLost } from './words.ts'
import { lostCommandsAtom } from './lostCommandsAtom.ts'
import * as paths from '../paths/paths.ts'

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

const slip = () => ({ message: tLost.slip, to: paths.slip.path })

/** Atoms that look up the outcome of a lost command, by the command's name. */
const lookUps: Partial<Record<string, LookUp>> = { ...lostMoney, ...lostRewards, ...lostGames }
type LookUp = (typeof lostMoney)['confirm-slip']

const baseOf = (name: string) => name.split(':')[0] ?? ''

/** Text of the notice by command, with the address of the command's own screen if there is one. */
const places: Record<string, (() => { message: string; to?: string }) | undefined> = {
  'retry-withdrawal': () => ({ message: tLost.retry, to: paths.withdraw.path }),
  'confirm-slip': slip,
  'request-deposit': slip,
  'withdraw-affiliate': () => ({ message: tLost.affiliate, to: paths.affiliate.path }),
  'claim-refund': () => ({ message: tLost.refund, to: paths.winLost.path }),
  'request-reward': () => ({ message: tLost.reward, to: paths.reward.path }),
  'cash-out': () => ({ message: tLost.cashOut }),
  'cancel-bonus': () => ({ message: tLost.bonus, to: paths.withdraw.path }),
  'open-game': () => ({ message: tLost.game }),
}

/** Commands whose own screens show their status. */
const shownThere = new Set(['withdraw-affiliate', 'claim-refund'])

/** Interval (ms) of the look-ups. */
const again = 4_000

/** Looks up lost commands at once, every four seconds, and when the network is back. */
function useLookUps(lost: readonly string[]) {
  const store = useStore()
  const ask = useCallback(
    async (base: string) => {
      const look = lookUps[base]
      if (look) await store.set(look)
    },
    [store],
  )
  const names = [...new Set(lost.map(baseOf))].filter((base) => lookUps[base]).join()
  useEffect(() => {
    if (names === '') return undefined
    const askAll = () => names.split(',').forEach((base) => void ask(base))
    askAll()
    const timer = setInterval(askAll, again)
    window.addEventListener('online', askAll)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', askAll)
    }
  }, [names, ask])
  return ask
}

/** Commands about money or points of unknown outcome, shown on top of every screen. */
export const LostCommands = () => {
  const lost = useAtomValue(lostCommandsAtom)
  const { pathname } = useLocation()
  const member = useSession()?.user.uuid
  const others = lost.flatMap((name) => {
    const place = places[baseOf(name)]?.()
    return place && !(place.to === pathname && shownThere.has(name)) ? [{ name, ...place }] : []
  })
  const ask = useLookUps(lost)
  // The withdrawal's own screen shows it.
  const isWithdrawal = lost.includes('withdraw') && pathname !== paths.withdraw.path
  if (!isWithdrawal && others.length === 0) return null
  return (
    <Place>
      {isWithdrawal ? <LostWithdrawal /> : null}
      {others.map(({ name, message, to }) => (
        <Banner
          key={name}
          tone="warn"
          onDismiss={() => releaseKey(member, name)}
          action={
            to === undefined || pathname === to ? (
              lookUps[baseOf(name)] ? (
                <Button small variant="quiet" onClick={() => void ask(baseOf(name))}>
                  {tLost.look}
                </Button>
              ) : null
            ) : (
              <LinkButton small variant="quiet" to={to}>
                {tLost.look}
              </LinkButton>
            )
          }
        >
          {message}
        </Banner>
      ))}
    </Place>
  )
}
