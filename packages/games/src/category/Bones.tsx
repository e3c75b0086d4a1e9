import styled from '@emotion/styled'
import { GameCardSkeleton } from '../card/GameCard.tsx'
import { inGrid, inRow } from './GameCarousel.tsx'

const Line = styled.ul<{ rows: number | undefined }>`
  display: flex;
  padding-bottom: 4px;
  overflow: hidden;
  ${inRow}
  ${({ rows }) => rows && inGrid(rows)}
`

/** Placeholder of a sliding row of games; with `rows`, of a grid of as many rows on a desktop. */
export const Bones = ({ rows }: { rows?: number }) => (
  <Line rows={rows} aria-hidden>
    {Array.from({ length: (rows ?? 1) * 8 }, (_, at) => (
      <li key={at}>
        <GameCardSkeleton />
      </li>
    ))}
  </Line>
)
