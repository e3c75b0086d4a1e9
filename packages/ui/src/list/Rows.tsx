import { type ReactNode, Children, useMemo } from 'react'
import { inParts } from './inParts.ts'
import { List } from './List.ts'
import { longFrom, Windowed } from './Windowed.tsx'
import styled from '@emotion/styled'
import { PlaceInSet } from './ListRow.tsx'

const Continued = styled(List)`
  border-top: 1px solid var(--border);
`

/** Consecutive rows of a list of `of` rows, from index `from` on. */
export const PartOfList = ({ from, of, children }: { from: number; of: number; children: ReactNode }) => {
  const Part = from === 0 ? List : Continued
  return (
    <Part>
      {Children.map(children, (row, at) => (
        <Place at={from + at + 1} of={of}>
          {row}
        </Place>
      ))}
    </Part>
  )
}

const Place = ({ at, of, children }: { at: number; of: number; children: ReactNode }) => {
  const place = useMemo(() => ({ 'aria-posinset': at, 'aria-setsize': of }), [at, of])
  return <PlaceInSet.Provider value={place}>{children}</PlaceInSet.Provider>
}

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
