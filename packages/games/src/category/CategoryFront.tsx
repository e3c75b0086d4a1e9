import { isAwaited, settingQueryAtom, type Game } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { EmptyArt, EmptyState, LinkButton, Loaded, Section, useBriefWait } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { Category } from '../categories/categories.ts'
import type { GamesLinks } from '../game/game.ts'
import { useCategory } from '../lobby/gamePages.ts'
import { LobbySkeleton } from '../lobby/LobbySkeleton.tsx'
import { t } from '../game/words.ts'
import { Providers } from './Providers.tsx'
import { GameCarousel } from './GameCarousel.tsx'
import { GameCard } from '../card/GameCard.tsx'
import { Cards } from '../lobby/GameRow.tsx'
import { LastPlayed } from './LastPlayed.tsx'
import { recentGamesAtom } from '../game/favourites.ts'
import { useColumns } from '../lobby/GameGrid.tsx'

/** The first games in complete rows. */
const Best = ({ games }: { games: Game[] }) => {
  const columns = useColumns()
  return (
    <Cards role="list" columns={columns}>
      {games.slice(0, columns * (columns > 4 ? 2 : 3)).map((game) => (
        <div key={game.uuid} role="listitem">
          <GameCard game={game} amongHot />
        </div>
      ))}
    </Cards>
  )
}

const shown = 12

const best = (games: Game[]) => [
  ...games.filter(({ isHot }) => isHot),
  ...games.filter(({ isHot }) => !isHot),
]

const fresh = (items: Game[]) => items.filter(({ isNew, isHot }) => isNew && !isHot).slice(0, shown)

export const CategoryFront = ({ cat, lobbyLink }: { cat: Category; lobbyLink: GamesLinks['lobbyLink'] }) => {
  const query = useCategory(cat)
  const gameSort = useAtomValue(featureAtom('gameSort'))
  const recent = useAtomValue(recentGamesAtom)
  const setting = useAtomValue(settingQueryAtom)
  const isOffered = useAtomValue(featureAtom('recent'))
  // The row of recent games comes together with the games below it, or not at all: it must not move them.
  const { isWaiting, isLate } = useBriefWait(
    isOffered === undefined ? isAwaited(setting) : isOffered && isAwaited(recent),
    isOffered === undefined || (isOffered && recent.isPending),
  )
  return (
    <Loaded
      query={isWaiting ? { ...query, isPending: true } : query}
      skeleton={<LobbySkeleton />}
      isEmpty={({ total, providers }) => total === 0 && providers.length === 0}
      empty={
        <EmptyState art={<EmptyArt name="history" />} title={t.category.empty}>
          {t.category.emptyHint}
        </EmptyState>
      }
    >
      {({ items, total, providers }) => (
        <>
          {isLate ? null : <LastPlayed cat={cat} lobbyLink={lobbyLink} />}
          <Section
            title={cat === 'hot' ? t.category.hottest : t.category.hot({ category: t.categories[cat] })}
            action={
              <LinkButton to={lobbyLink(cat, 'all')} variant="quiet" small>
                {t.category.seeAll({ count: total })}
              </LinkButton>
            }
          >
            <Best games={best(items)} />
          </Section>
          {fresh(items).length > 3 ? (
            <Section
              title={t.category.fresh}
              action={
                gameSort ? (
                  <LinkButton to={lobbyLink(cat, 'all', 'show=new')} variant="quiet" small>
                    {t.category.more}
                  </LinkButton>
                ) : null
              }
            >
              <GameCarousel games={fresh(items)} label={t.category.fresh} />
            </Section>
          ) : null}
          <Section title={t.category.providers}>
            <Providers providers={providers} linkOf={(code) => lobbyLink(cat, code)} />
          </Section>
        </>
      )}
    </Loaded>
  )
}
