import type { Game } from '@member/api-client'
import { EmptyArt, EmptyState, formatCount, LinkButton, Loaded, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { Category } from '../categories/categories.ts'
import { recentGamesAtom } from '../favourites.ts'
import type { GamesLinks } from '../links.ts'
import { useCategory } from '../lobby/gamePages.ts'
import { LobbySkeleton } from '../lobby/LobbySkeleton.tsx'
import { th } from '../th.ts'
import { Best } from './Best.tsx'
import { Providers } from './Providers.tsx'
import { GameCarousel } from './GameCarousel.tsx'

const shown = 12

/** The loved ones first, otherwise in the server's order. */
const best = (games: Game[]) => [
  ...games.filter(({ isHot }) => isHot),
  ...games.filter(({ isHot }) => !isHot),
]

/** One category: its providers, what was played last, its best games. */
export const CategoryFront = ({ cat, lobbyLink }: { cat: Category; lobbyLink: GamesLinks['lobbyLink'] }) => {
  const query = useCategory(cat)
  const { data: recent = [] } = useAtomValue(recentGamesAtom)
  return (
    <Loaded
      query={query}
      skeleton={<LobbySkeleton />}
      isEmpty={({ total, providers }) => total === 0 && providers.length === 0}
      empty={
        <EmptyState art={<EmptyArt name="history" />} title={th.category.empty}>
          {th.category.emptyHint}
        </EmptyState>
      }
    >
      {({ items, total, providers }) => (
        <>
          <Section title={th.category.providers}>
            <Providers providers={providers} linkOf={(code) => lobbyLink(cat, code)} />
          </Section>
          {recent.length > 0 ? (
            <Section
              title={th.category.recent}
              action={
                <LinkButton to={lobbyLink('all', 'all', 'show=recent')} variant="quiet" small>
                  {th.category.more}
                </LinkButton>
              }
            >
              <GameCarousel games={recent.slice(0, shown)} label={th.category.recent} />
            </Section>
          ) : null}
          <Section
            title={cat === 'hot' ? th.category.hottest : th.category.hot(th.categories[cat])}
            action={
              <LinkButton to={lobbyLink(cat, 'all')} variant="quiet" small>
                {th.category.seeAll(formatCount(total))}
              </LinkButton>
            }
          >
            <Best games={best(items).slice(0, shown)} />
          </Section>
        </>
      )}
    </Loaded>
  )
}
