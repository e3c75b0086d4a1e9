import { playLimitAtom } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, Card, Deferred, FormMessage, Icon, OwnMoney, Phrases, useOwnBaht } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useEffect, useRef } from 'react'
import { creditAtom } from './credit.ts'
import { recentGamesAtom } from '../game/favourites.ts'
import type { GamesLinks } from '../game/game.ts'
import { t } from './words.ts'
import { cashOutAtom, cashOutCommandAtom } from './cashOut.ts'
import { launchAtom, chosenAtom } from './launchState.ts'
import { entersUpTo } from './ownLimits.ts'
import { useGameReturn } from './useGameReturn.ts'
import { usePlayOn } from './usePlayOn.ts'

/** Returns a ref for a card, which is scrolled into view once a game is open. */
function useInSight(isShown: boolean) {
  const phase = useAtomValue(launchAtom)?.phase
  const chosen = useAtomValue(chosenAtom)
  const target = useRef<HTMLElement>(null)
  const openedAt = useRef<number>(undefined)
  const distance = useRef<{ from: number; to: number }>(undefined)
  const isCovered = chosen !== null || phase === 'opening' || phase === 'waiting'

  useEffect(() => {
    if (phase === 'opening') openedAt.current = window.scrollY
  }, [phase])

  // Runs after the sheet has closed.
  useEffect(() => {
    if (isCovered || !isShown || openedAt.current === undefined) return
    target.current?.scrollIntoView({ block: 'nearest' })
    distance.current = { from: openedAt.current, to: window.scrollY }
    openedAt.current = undefined
  }, [isShown, isCovered])

  useEffect(() => {
    if (isShown || !distance.current) return
    // A smaller position is the browser's doing: the page has become shorter.
    if (window.scrollY <= distance.current.to) window.scrollTo(0, distance.current.from)
    distance.current = undefined
  }, [isShown])

  return target
}

const waits = [5_000, 8_000, 15_000, 30_000]

/** Returns true while a provider delays the transfer out; retries the transfer at growing intervals. */
function usePendingReturn(): boolean {
  const state = useAtomValue(cashOutCommandAtom)
  const { data: credit } = useAtomValue(creditAtom)
  const cashOut = useSetAtom(cashOutAtom)
  const asked = useRef(0)
  const pending =
    state.status === 'done' && state.answer.status === 'PENDING' && Boolean(credit?.inGames.length)
  useEffect(() => {
    // Every answer "not yet" triggers another request.
    if (!pending || state.status !== 'done') return undefined
    const timer = setTimeout(
      () => {
        asked.current += 1
        void cashOut({})
      },
      waits[Math.min(asked.current, waits.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [pending, state, cashOut])
  useEffect(() => {
    if (!pending && state.status !== 'sending') asked.current = 0
  }, [pending, state])
  return pending
}

const Root = styled(Card)`
  scroll-margin-top: 4rem;
`

const Lines = styled.ul`
  margin: 8px 0 14px;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & small {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  & > li > :last-child {
    flex: none;
    margin-left: 12px;
  }
`

const Title = styled.h2`
  display: flex;
  align-items: center;
  font-size: 1.125rem;
  & > svg {
    margin-right: 8px;
    color: var(--brand-text);
  }
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  grid-gap: 8px;
  align-items: start;
  & p {
    margin-top: 6px;
    color: var(--text-muted);
    font-size: 0.875rem;
    text-align: center;
  }
`

const Say = styled.div`
  margin-bottom: 12px;
`

/** Renders nothing; transfers money out when the member returns from a game. */
const TransferOut = () => {
  useGameReturn({ onArrival: false })
  return null
}

interface MoneyInPlayProps {
  categoryLink?: GamesLinks['categoryLink'] | undefined
}

/** Card with the money in games, and buttons to transfer the money out or return to the game. */
export const MoneyInPlay = ({ categoryLink }: MoneyInPlayProps) => (
  <>
    {categoryLink ? <TransferOut /> : null}
    <Out categoryLink={categoryLink} />
  </>
)

const Out = ({ categoryLink }: MoneyInPlayProps) => {
  const { data: credit } = useAtomValue(creditAtom)
  const state = useAtomValue(cashOutCommandAtom)
  const launch = useAtomValue(launchAtom)
  const cashOut = useSetAtom(cashOutAtom)
  const pending = usePendingReturn()
  const isShown = Boolean(credit?.inGames.length) && launch?.phase !== 'framed'
  const card = useInSight(isShown)
  if (!credit || !isShown) return null
  const only = credit.inGames.length === 1 ? credit.inGames[0] : undefined
  const busy = isInFlight(state)
  return (
    <Root ref={card} tone="brand" aria-label={t.money.title}>
      <Title>
        <Icon name="wallet" />
        {t.money.title}
      </Title>
      <Lines>
        {credit.inGames.map(({ launchUuid, gameName, amount, since }) => (
          <li key={launchUuid}>
            <small>{t.money.line({ game: gameName, time: since })}</small>
            <OwnMoney baht={amount} scale="l" tone="brand" />
          </li>
        ))}
      </Lines>
      <Say role="status">
        {state.status === 'refused' ? (
          <FormMessage tone="bad">{state.error.message}</FormMessage>
        ) : state.status === 'uncertain' ? (
          <FormMessage tone="warn">{t.money.uncertain}</FormMessage>
        ) : pending ? (
          <FormMessage tone="info">{t.money.pending}</FormMessage>
        ) : (
          <Phrases>{t.money.open}</Phrases>
        )}
      </Say>
      <Ways>
        <Button variant="primary" icon="deposit" wide busy={busy} onClick={() => void cashOut({})}>
          {t.money.bring}
        </Button>
        {only?.gameUuid && !busy && !pending ? (
          <PlayOn gameUuid={only.gameUuid} credit={credit.balance} categoryLink={categoryLink} />
        ) : null}
      </Ways>
    </Root>
  )
}

/** Button that reopens one of the recent games; renders nothing for another or a closed game. */
const PlayOn = ({
  gameUuid,
  credit,
  categoryLink,
}: MoneyInPlayProps & { gameUuid: string; credit: number }) => {
  const id = useId()
  const game = useAtomValue(recentGamesAtom).data?.find(({ uuid }) => uuid === gameUuid)
  const playOn = usePlayOn(categoryLink)
  const limit = useAtomValue(playLimitAtom)
  const baht = useOwnBaht()
  if (!game || game.status === 'MAINTENANCE') return null
  const goesIn = limit ? (
    <Deferred when="needed">
      <entersUpTo.Component limit={limit} />
    </Deferred>
  ) : (
    t.money.creditToo({ baht: baht(credit, { unit: true }) })
  )
  return (
    <div>
      <Button icon="play" wide aria-describedby={credit > 0 ? id : undefined} onClick={() => playOn(game)}>
        {t.money.playOn}
      </Button>
      {credit > 0 ? <p id={id}>{goesIn}</p> : null}
    </div>
  )
}
