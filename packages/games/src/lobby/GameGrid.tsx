import styled from '@emotion/styled'
import { WindowVirtualizer } from 'virtua'
import { useState, type ReactElement } from 'react'
import { t } from './words.ts'
import { rowHeight, useColumns } from './useColumns.ts'
import { watchSizes } from './watchSizes.ts'

// While scrolling, the virtualiser disables pointer events in the list: a tap would be lost.
const List = styled.div`
  min-height: 40vh;
  & > div {
    pointer-events: auto !important;
  }
`

/** Virtualised grid of games; `renderRow` renders `columns` cards from index `start` on. */
export const GameGrid = ({
  count,
  renderRow,
}: {
  count: number
  renderRow: (start: number, columns: number) => ReactElement
}) => {
  useState(watchSizes)
  const columns = useColumns()
  const starts = Array.from({ length: Math.ceil(count / columns) }, (_, at) => at * columns)
  return (
    <List role="list" aria-label={t.lobby.list}>
      <WindowVirtualizer key={columns} data={starts} itemSize={rowHeight(columns)} bufferSize={420}>
        {(start: number) => renderRow(start, columns)}
      </WindowVirtualizer>
    </List>
  )
}
