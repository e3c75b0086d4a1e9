import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { t } from '../language/words.ts'
import { Rows } from './Rows.tsx'

/** List of the first `first` items, and of twenty more per press; of many, those near the view. */
export const LongList = <Item,>({
  items,
  first,
  children,
}: {
  items: readonly Item[]
  first: number
  children: (item: Item) => ReactNode
}) => {
  const [count, setCount] = useState(first)
  return (
    <>
      <Rows items={items.slice(0, count)}>{children}</Rows>
      {items.length > count ? (
        <Button wide variant="quiet" onClick={() => setCount(count + 20)}>
          {t.common.more}
        </Button>
      ) : null}
    </>
  )
}
