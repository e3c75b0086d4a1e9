import { Failure, LinkButton, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { Category } from '../categories/categories.ts'
import { recentGamesAtom } from '../game/favourites.ts'
import type { GamesLinks } from '../game/game.ts'
import { t } from '../game/words.ts'
import { GameCarousel } from './GameCarousel.tsx'

const shown = 12

/** Row of the games of a category that the member played last; none if there are none. */
export const LastPlayed = ({ cat, lobbyLink }: { cat: Category; lobbyLink: GamesLinks['lobbyLink'] }) => {
  const { data: played = [], error, isFetching, refetch } = useAtomValue(recentGamesAtom)
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
  if (!error) return null
  return (
    <Section title={t.category.recent}>
      <Failure error={error} retry={refetch} retrying={isFetching} />
    </Section>
  )
}
