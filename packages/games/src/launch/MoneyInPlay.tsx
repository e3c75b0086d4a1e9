import { isInFlight } from '@member/commands'
import { Button, Card, Deferred, FormMessage, Icon, OwnMoney, Phrases, useOwnBaht } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { creditAtom } from './credit.ts'
import { recentGamesAtom } from '../game/favourites.ts'
import type { GamesLinks } from '../game/links.ts'
import { t } from './words.ts'
import { cashOutAtom, cashOutCommandAtom } from './cashOut.ts'
import { launchAtom } from './launchState.ts'
import { entersUpTo, playLimitAtom } from './ownLimits.ts'
import { useGameReturn } from './useGameReturn.ts'
import { useInSight } from './useInSight.ts'
import { usePendingReturn } from './usePendingReturn.ts'
import { usePlayOn } from './usePlayOn.ts'

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
