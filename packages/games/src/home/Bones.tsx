import styled from '@emotion/styled'
import { GameCardSkeleton } from '../card/GameCard.tsx'
import { railCard } from '../card/gameCardStyle.ts'
import { inGrid } from '../category/GameCarousel.tsx'

const Line = styled.ul<{ rows: number }>`
  display: flex;
  padding-bottom: 4px;
  overflow: hidden;
  & > li {
    flex: none;
    width: ${railCard};
  }
  & > li + li {
    margin-left: 10px;
  }
  ${({ rows }) => inGrid(rows)}
`

/** Placeholder of a sliding row of games; on a desktop, of a grid with `rows` rows. */
export const Bones = ({ rows }: { rows: number }) => (
  <Line rows={rows} aria-hidden>
    {Array.from({ length: rows * 6 }, (_, at) => (
      <li key={at}>
        <GameCardSkeleton />
      </li>
    ))}
  </Line>
)
