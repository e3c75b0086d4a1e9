import styled from '@emotion/styled'
import { WindowedParts } from '@member/ui/windowed-parts'
import type { ReactElement } from 'react'
import { t } from './words.ts'
import { rowHeight, useColumns } from './useColumns.ts'

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
