import type { Game } from '@member/api-client'
import { EmptyArt, EmptyState, formatCount, LinkButton, Loaded, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { Category } from '../categories/categories.ts'
import { featuresAtom } from '../credit.ts'
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

const fresh = (items: Game[]) => items.filter(({ isNew, isHot }) => isNew && !isHot).slice(0, shown)

/** One category: what was played last, its best games, its new ones, and who makes them. */
export const CategoryFront = ({ cat, lobbyLink }: { cat: Category; lobbyLink: GamesLinks['lobbyLink'] }) => {
  const query = useCategory(cat)
  const { data: recent = [] } = useAtomValue(recentGamesAtom)
  const { gameSort } = useAtomValue(featuresAtom)
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
          {recent.length > 0 ? (
            <Section
              title={th.category.recent}
              action={
                <LinkButton to={lobbyLink('all', 'all', 'show=recent')} variant="quiet" small>
                  {th.category.more}
                </LinkButton>
              }
            >
              <GameCarousel games={recent.slice(0, shown)} label={th.category.recent} known />
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
            <Best games={best(items)} />
          </Section>
          {fresh(items).length > 3 ? (
            <Section
              title={th.category.fresh}
              action={
                gameSort ? (
                  <LinkButton to={lobbyLink(cat, 'all', 'show=new')} variant="quiet" small>
                    {th.category.more}
                  </LinkButton>
                ) : null
              }
            >
              <GameCarousel games={fresh(items)} label={th.category.fresh} />
            </Section>
          ) : null}
          <Section title={th.category.providers}>
            <Providers providers={providers} linkOf={(code) => lobbyLink(cat, code)} />
          </Section>
        </>
      )}
    </Loaded>
  )
}
