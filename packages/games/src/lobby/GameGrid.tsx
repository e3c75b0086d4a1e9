import styled from '@emotion/styled'
import { WindowedParts } from '@member/ui/windowed-parts'
import { type ReactElement, useSyncExternalStore } from 'react'
import { gameCard, widthFor } from '../game/game.ts'
import { t } from './words.ts'

const listen = (look: () => void) => {
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** Returns the member's text size as a multiple of the default of 16 px. */
const letters = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

export const columnsOf = (width: number) =>
  width < 260 ? 2 : width < 560 ? 3 : width < widthFor.sixColumns ? 4 : width < widthFor.eightColumns ? 6 : 8

export const useColumns = () =>
  useSyncExternalStore(
    listen,
    () => columnsOf(window.innerWidth / letters()),
    () => 3,
  )

/** Returns the maximum width (px) of the page content, as the CSS variable `--content` has it. */
const content = (width: number) => Math.min(1440, Math.max(1120, width - 160))
const margins = (width: number) => (width < 960 ? 32 : 48)

/** Returns the estimated height (px) of a row of cards, rounded down. */
export const rowHeight = (columns: number) => {
  // 0 means not laid out yet.
  const width = Math.min(
    content(window.innerWidth),
    document.documentElement.clientWidth || window.innerWidth,
  )
  return Math.floor(
    ((width - margins(window.innerWidth) - (columns - 1) * 10) / columns) * gameCard.ratio + 10,
  )
}

const List = styled.div`
  min-height: 40vh;
`

/** Virtualised grid of games; `renderRow` renders `columns` cards from index `start` on. */
export const GameGrid = ({
  count,
  renderRow,
}: {
  count: number
  renderRow: (start: number, columns: number) => ReactElement
}) => {
  const columns = useColumns()
  const starts = Array.from({ length: Math.ceil(count / columns) }, (_, at) => at * columns)
  return (
    <List role="list" aria-label={t.lobby.list}>
      <WindowedParts key={columns} parts={starts} itemSize={rowHeight(columns)}>
        {(start) => renderRow(start, columns)}
      </WindowedParts>
    </List>
  )
}
