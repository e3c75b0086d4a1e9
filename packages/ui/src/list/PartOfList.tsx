import styled from '@emotion/styled'
import { Children, type ReactNode, useMemo } from 'react'
import { List } from './List.ts'
import { PlaceInSet } from './placeInSet.ts'

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
