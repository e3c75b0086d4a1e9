import type { ReactNode } from 'react'
import { inParts } from './inParts.ts'
import { List } from './List.ts'
import { PartOfList } from './PartOfList.tsx'
import { longFrom, Windowed } from './Windowed.tsx'

/** A list of rows for a `flush` Card; of many rows only those near the view are rendered. */
export const Rows = <Item,>({
  items,
  children,
}: {
  items: readonly Item[]
  children: (item: Item) => ReactNode
}) =>
  items.length > longFrom ? (
    <Windowed
      isLong
      parts={inParts(items).map(({ from, rows }) => (
        <PartOfList key={from} from={from} of={items.length}>
          {rows.map(children)}
        </PartOfList>
      ))}
    />
  ) : (
    <List>{items.map(children)}</List>
  )
