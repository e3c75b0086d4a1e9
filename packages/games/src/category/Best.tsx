import type { Game } from '@member/api-client'
import { GameCard } from '../card/GameCard.tsx'
import { Cards } from '../lobby/GameRow.tsx'
import { useColumns } from '../lobby/useColumns.ts'

/** A few games, all of them there at once. */
export const Best = ({ games }: { games: Game[] }) => {
  const columns = useColumns()
  return (
    <Cards role="list" columns={columns}>
      {games.map((game) => (
        <div key={game.uuid} role="listitem">
          <GameCard game={game} />
        </div>
      ))}
    </Cards>
  )
}
