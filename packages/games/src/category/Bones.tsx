import styled from '@emotion/styled'
import { GameCardSkeleton } from '../card/GameCard.tsx'
import { gameCard } from '../game/game.ts'
import { inGrid } from './GameCarousel.tsx'

const Line = styled.ul<{ rows: number | undefined }>`
  display: flex;
  padding-bottom: 4px;
  overflow: hidden;
  & > li {
    flex: none;
    width: ${gameCard.width};
  }
  & > li + li {
    margin-left: 10px;
  }
  ${({ rows }) => rows && inGrid(rows)}
`

/** Placeholder of a sliding row of games; with `rows`, of a grid of as many rows on a desktop. */
export const Bones = ({ rows }: { rows?: number }) => (
  <Line rows={rows} aria-hidden>
    {Array.from({ length: (rows ?? 1) * 6 }, (_, at) => (
      <li key={at}>
        <GameCardSkeleton />
      </li>
    ))}
  </Line>
)
