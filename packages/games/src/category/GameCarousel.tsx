import type { Game } from '@member/api-client'
import styled from '@emotion/styled'
import { GameCard } from '../card/GameCard.tsx'

const Line = styled.ul`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px 4px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  & > li {
    flex: none;
    width: 116px;
  }
  & > li + li {
    margin-left: 10px;
  }
`

/** A few games in one line that slides. */
export const GameCarousel = ({
  games,
  label,
  known = false,
}: {
  games: Game[]
  label: string
  /** The member has played them. */
  known?: boolean
}) => (
  <Line aria-label={label}>
    {games.map((game) => (
      <li key={game.uuid}>
        <GameCard game={game} known={known} />
      </li>
    ))}
  </Line>
)
