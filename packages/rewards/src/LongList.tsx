import { Button, List } from '@member/ui'
import { useState, type ReactNode } from 'react'
import { th } from './th.ts'

/** A list of which the newest `first` are shown, and more at a press. */
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
          {th.more}
        </Button>
      ) : null}
    </>
  )
}
