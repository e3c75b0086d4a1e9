import type { Game } from '@member/api-client'
import { EmptyArt, EmptyState, formatCount, Loaded } from '@member/ui'
import { useAtomValue } from 'jotai'
import { favouritesAtom, isFavouriteAtom, recentGamesAtom } from '../favourites.ts'
import { th } from './th.ts'
import { GameGrid } from './GameGrid.tsx'
import { GameRow } from './GameRow.tsx'
import type { LobbyFilter } from './lobbyFilter.ts'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { Count } from './lobbyStyle.ts'
import { searchKey } from './searchKey.ts'

const fits = ({ type, provider, q }: LobbyFilter) => {
  const key = searchKey(q)
  return (game: Game) =>
    (type === 'all' || (type === 'hot' ? game.isHot : game.category === type)) &&
    (!provider || game.provider === provider) &&
    [game.name, game.nameEn, game.gameCode].some((name) => searchKey(name).includes(key))
}

/** The member's own games: those they like, or those they played last, within the same filter. */
export const MyGames = ({ filter }: { filter: LobbyFilter }) => {
  const isLiked = filter.show === 'favourite'
  const favourites = useAtomValue(favouritesAtom)
  const recent = useAtomValue(recentGamesAtom)
  const isFavourite = useAtomValue(isFavouriteAtom)
  const keeps = fits(filter)
  const games = (all: Game[]) => all.filter((game) => keeps(game) && (!isLiked || isFavourite(game)))
  return (
    <Loaded query={isLiked ? favourites : recent} skeleton={<LobbySkeleton />} isEmpty={() => false}>
      {(all) => {
        const found = games(all)
        if (found.length === 0)
          return (
            <EmptyState
              art={<EmptyArt name="history" />}
              title={
                filter.q ? th.search.nothing(filter.q) : isLiked ? th.lobby.noFavourites : th.lobby.noRecent
              }
            >
              {filter.q ? th.search.nothingHint : isLiked ? th.lobby.noFavouritesHint : th.lobby.noRecentHint}
            </EmptyState>
          )
        return (
          <>
            <Count role="status">{th.lobby.count(formatCount(found.length))}</Count>
            <GameGrid
              count={found.length}
              renderRow={(start, columns) => (
                <GameRow
                  games={found.slice(start, start + columns)}
                  columns={columns}
                  start={start}
                  of={found.length}
                />
              )}
            />
          </>
        )
      }}
    </Loaded>
  )
}
