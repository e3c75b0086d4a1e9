import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Failure, Icon, LinkButton, Section } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Category } from '../categories/categories.ts'
import { recentGamesAtom } from '../game/favourites.ts'
import type { GamesLinks } from '../game/game.ts'
import { t } from '../game/words.ts'
import { Bones } from './Bones.tsx'
import { GameCarousel } from './GameCarousel.tsx'

const shown = 12

/** As high as a row of cards, whatever it holds: the placeholder of a row stays in it, unseen. */
const Place = styled.div`
  position: relative;
  &[aria-busy='false'] > ul {
    visibility: hidden;
  }
`

const Instead = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 4px;
  left: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  overflow-y: auto;
  color: var(--text-muted);
  text-align: center;
`

const None = styled.p`
  & > svg {
    display: block;
    margin: 0 auto 8px;
    color: var(--brand-text);
  }
`

/**
 * Row of the games played last. If the games below are there first, or the row failed, its place is reserved and
 * stays, so that nothing moves when the row arrives.
 */
export const LastPlayed = ({ cat, lobbyLink }: { cat: Category; lobbyLink: GamesLinks['lobbyLink'] }) => {
  const query = useAtomValue(recentGamesAtom)
  const setting = useAtomValue(settingQueryAtom)
  const isOffered = useAtomValue(featureAtom('recent'))
  const isLate = isOffered === undefined ? setting.isPending : isOffered && query.isPending
  const { data: played = [], error, isFetching, refetch } = query
  const [isReserved] = useState(isLate || Boolean(error))
  // The page of all games shows the most played; other pages show their own.
  const [games, of] =
    cat === 'hot' ? [played, 'all' as const] : [played.filter(({ category }) => category === cat), cat]
  if (games.length > 0)
    return (
      <Section
        title={t.category.recent}
        action={
          <LinkButton to={lobbyLink(of, 'all', 'show=recent')} variant="quiet" small>
            {t.category.more}
          </LinkButton>
        }
      >
        <GameCarousel games={games.slice(0, shown)} label={t.category.recent} known />
      </Section>
    )
  if (!isReserved) return null
  return (
    <Section title={t.category.recent}>
      <Place aria-busy={isLate}>
        <Bones />
        {isLate ? null : (
          <Instead>
            {error ? (
              <Failure error={error} retry={refetch} retrying={isFetching} />
            ) : (
              <None>
                <Icon name="games" size={40} />
                {t.category.noneAgain}
              </None>
            )}
          </Instead>
        )}
      </Place>
    </Section>
  )
}
