import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { t } from '../language/words.ts'
import { List } from './List.ts'

/** List of the first `first` items, and of twenty more per press. A long list would block the page. */
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
      <List>{items.slice(0, count).map(children)}</List>
      {items.length > count ? (
        <Button wide variant="quiet" onClick={() => setCount(count + 20)}>
          {t.common.more}
        </Button>
      ) : null}
    </>
  )
}
