import type { Game } from '@member/api-client'
import { searchKey } from '@member/i18n/search'
import { Button, CategoryArt, EmptyState, Loaded } from '@member/ui'
import { useAtomValue } from 'jotai'
import { favouritesAtom, isFavouriteAtom, recentGamesAtom } from '../game/favourites.ts'
import { t as games } from '../game/words.ts'
import { t } from './words.ts'
import { GameGrid } from './GameGrid.tsx'
import { GameRow } from './GameRow.tsx'
import type { LobbyFilter } from './lobbyFilter.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { Count } from './lobbyStyle.ts'
import { NothingFound } from './NothingFound.tsx'

const fits = ({ type, provider, q }: LobbyFilter) => {
  const key = searchKey(q)
  return (game: Game) =>
    (type === 'all' || (type === 'hot' ? game.isHot : game.category === type)) &&
    (!provider || game.provider === provider) &&
    (searchKey(games.categories[game.category]) === key ||
      [game.name, game.nameEn, game.gameCode, game.providerName ?? game.provider].some((name) =>
        searchKey(name).includes(key),
      ))
}

export const MyGames = ({
  filter,
  onChange,
}: {
  filter: LobbyFilter
  onChange: (part: Partial<LobbyFilter>) => void
}) => {
  const isLiked = filter.show === 'favourite'
  const favourites = useAtomValue(favouritesAtom)
  const recent = useAtomValue(recentGamesAtom)
  const isFavourite = useAtomValue(isFavouriteAtom)
  const keeps = fits(filter)
  const isKnown = ({ uuid }: Game) => recent.data?.some((game) => game.uuid === uuid) ?? false
  const selected = (all: Game[]) => all.filter((game) => keeps(game) && (!isLiked || isFavourite(game)))
  return (
    <Loaded query={isLiked ? favourites : recent} skeleton={<LobbySkeleton />} isEmpty={() => false}>
      {(all) => {
        const found = selected(all)
        if (found.length === 0)
          return filter.q ? (
            <NothingFound filter={filter} onChange={onChange} />
          ) : (
            <EmptyState
              art={<CategoryArt name="slot" />}
              title={isLiked ? t.lobby.noFavourites : t.lobby.noRecent}
              action={
                <Button
                  variant="primary"
                  icon="games"
                  onClick={() => onChange({ type: 'all', provider: undefined, show: 'all' })}
                >
                  {games.category.toAll}
                </Button>
              }
            >
              {isLiked ? t.lobby.noFavouritesHint : t.lobby.noRecentHint}
            </EmptyState>
          )
        return (
          <>
            <Count role="status">{t.lobby.count({ count: found.length })}</Count>
            <GameGrid
              count={found.length}
              renderRow={(start, columns) => (
                <GameRow
                  games={found.slice(start, start + columns)}
                  columns={columns}
                  start={start}
                  of={found.length}
                  isKnown={isKnown}
                />
              )}
            />
          </>
        )
      }}
    </Loaded>
  )
}
