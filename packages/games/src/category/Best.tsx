import type { Game } from '@member/api-client'
import { GameCard } from '../card/GameCard.tsx'
import { Cards } from '../lobby/GameRow.tsx'
import { useColumns } from '../lobby/useColumns.ts'

/** The first games in complete rows. */
export const Best = ({ games }: { games: Game[] }) => {
  const columns = useColumns()
  return (
    <Cards role="list" columns={columns}>
      {games.slice(0, columns * (columns > 4 ? 2 : 3)).map((game) => (
        <div key={game.uuid} role="listitem">
          <GameCard game={game} />
        </div>
      ))}
    </Cards>
  )
}
