import { gamesQuery, queryAtom } from '@member/api-client'
import { LinkButton, Loaded, Section } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { GameCardSkeleton } from '../card/GameCardSkeleton.tsx'
import { GameCarousel } from '../category/GameCarousel.tsx'
import { recentGamesAtom } from '../favourites.ts'
import { GameSheet } from '../launch/GameSheet.tsx'
import { OpenGameShell } from '../launch/GameShell.tsx'
import { useGameReturn } from '../launch/useGameReturn.ts'
import type { GamesLinks } from '../links.ts'
import { t } from '../words.ts'

const few = 12
const hotAtom = queryAtom(() => gamesQuery({ gameType: 'hot', page: 1, limit: few }))

const Bones = styled.div`
  display: flex;
  overflow: hidden;
  & > * {
    flex: none;
    width: 116px;
    margin: 0 10px 4px 0;
  }
`

const bones = (
  <Bones aria-hidden>
    {Array.from({ length: few }, (_, at) => (
      <GameCardSkeleton key={at} />
    ))}
  </Bones>
)

/** On the member's home: what they played, one press away, and what everyone plays. */
export const HomeGames = ({ lobbyLink, depositLink, depositSheet }: Omit<GamesLinks, 'categoryLink'>) => {
  // The member may be playing on another device.
  useGameReturn({ onArrival: false })
  const { data: recent = [] } = useAtomValue(recentGamesAtom)
  const more = (search: string, type: string) => (
    <LinkButton to={lobbyLink(type, 'all', search)} variant="quiet" small>
      {t.category.more}
    </LinkButton>
  )
  return (
    <>
      {recent.length > 0 ? (
        <Section title={t.category.again} action={more('show=recent', 'all')}>
          <GameCarousel games={recent.slice(0, few)} label={t.category.again} known />
        </Section>
      ) : null}
      <Section title={t.category.hottest} action={more('', 'hot')}>
        <Loaded query={useAtomValue(hotAtom)} skeleton={bones} isEmpty={() => false}>
          {({ items }) => <GameCarousel games={items} label={t.category.hottest} />}
        </Loaded>
      </Section>
      <GameSheet depositLink={depositLink} />
      <OpenGameShell depositSheet={depositSheet} />
    </>
  )
}
