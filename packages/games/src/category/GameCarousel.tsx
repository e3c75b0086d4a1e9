import type { Game } from '@member/api-client'
import { desktop } from '@member/ui'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { GameCard } from '../card/GameCard.tsx'
import { fromWidth, gameCard, widthFor } from '../game/game.ts'

const perRow = 6

export const inGrid = (rows: number) => css`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(${perRow}, minmax(0, 1fr));
    grid-gap: 10px;
    margin: 0;
    padding: 0;
    overflow: visible;
    & > li {
      width: auto;
    }
    & > li + li {
      margin-left: 0;
    }
    & > li:nth-of-type(n + ${rows * perRow + 1}) {
      display: none;
    }
  }
`

/** Cards of a sliding row; on a desktop as wide as those of a lobby's grid. */
export const inRow = css`
  & > li {
    flex: none;
    width: ${gameCard.width};
  }
  & > li + li {
    margin-left: 10px;
  }
  ${desktop} {
    & > li {
      width: calc((100% - 50px) / 6);
    }
  }
  ${fromWidth(widthFor.eightColumns)} {
    & > li {
      width: calc((100% - 70px) / 8);
    }
  }
`

const Line = styled.ul<{ rows: number | undefined }>`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px 4px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  ${inRow}
  /* Slides out of the window on a phone, of its column here. */
  ${desktop} {
    margin: 0;
    padding: 0 0 4px;
  }
  ${({ rows }) => rows && inGrid(rows)}
`

/** Place beside the games in a row of the grid that they do not fill. */
const Rest = styled.li`
  display: none;
  ${desktop} {
    display: grid;
  }
`

export const GameCarousel = ({
  games,
  label,
  known = false,
  amongHot = false,
  rows,
  rest,
}: {
  games: Game[]
  label: string
  known?: boolean
  amongHot?: boolean
  /** Number of rows of the grid that replaces the sliding row on a desktop; without it, no grid. */
  rows?: number
  /** What a grid of one row shows beside games that do not fill it. */
  rest?: ReactNode
}) => (
  <Line rows={rows} aria-label={label}>
    {games.map((game) => (
      <li key={game.uuid}>
        <GameCard game={game} known={known} amongHot={amongHot} />
      </li>
    ))}
    {rest && games.length < perRow ? (
      <Rest style={{ gridColumn: `${games.length + 1} / -1` }}>{rest}</Rest>
    ) : null}
  </Line>
)
