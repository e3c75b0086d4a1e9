import type { Game } from '@member/api-client'
import { Failure } from '@member/ui'
import styled from '@emotion/styled'
import { GameCard, GameCardSkeleton } from '../card/GameCard.tsx'
import { t } from './words.ts'
import { gamesPerPage, useGamesPage, type GamesWanted } from './gamePages.ts'

export const Cards = styled.div<{ columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ columns }) => columns}, minmax(0, 1fr));
  grid-gap: 10px;
  padding-bottom: 10px;
`

export const GameRow = ({
  games,
  columns,
  start,
  of,
  isKnown,
  amongHot,
}: {
  games: Game[]
  columns: number
  start: number
  of: number
  isKnown?: (game: Game) => boolean
  amongHot?: boolean
}) => (
  <Cards columns={columns}>
    {games.map((game, at) => (
      <div key={game.uuid} role="listitem" aria-setsize={of} aria-posinset={start + at + 1}>
        <GameCard game={game} known={isKnown?.(game)} amongHot={amongHot} />
      </div>
    ))}
  </Cards>
)

/** Row of a list of games that the server pages; fetches the page that contains the row. */
export const PagedRow = ({
  wanted,
  start,
  columns,
  total,
}: {
  wanted: GamesWanted
  start: number
  columns: number
  total: number
}) => {
  const { data, error, isError, isFetching, refetch } = useGamesPage(
    wanted,
    Math.floor(start / gamesPerPage) + 1,
  )
  const from = start % gamesPerPage
  if (data)
    return (
      <GameRow
        games={data.items.slice(from, from + columns)}
        columns={columns}
        start={start}
        of={total}
        amongHot={wanted.type === 'hot' || wanted.show === 'hot'}
      />
    )
  // Said once, where the page begins; its other rows take no place, so that none seems to load.
  if (isError)
    return from > 0 ? null : (
      <div role="listitem">
        <Failure error={error} message={t.lobby.pageFailed} retry={refetch} retrying={isFetching} />
      </div>
    )
  return (
    <Cards columns={columns} aria-hidden>
      {Array.from({ length: Math.min(columns, total - start) }, (_, at) => (
        <GameCardSkeleton key={at} />
      ))}
    </Cards>
  )
}
