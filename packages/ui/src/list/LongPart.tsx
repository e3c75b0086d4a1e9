import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { OpenCard } from '../card/OpenCard.ts'
import { PartOfList, Rows } from './Rows.tsx'
import { Button } from '../button/Button.tsx'
import { FormMessage } from '../field/FormMessage.tsx'
import { t } from '../language/words.ts'
import { elevation } from '../theme/scale.ts'
import { tablet } from '../theme/token.ts'

const Below = styled.div`
  padding-top: 16px;
`

const Joined = styled(OpenCard)<{ isFirst: boolean; isLast: boolean }>`
  ${({ isFirst }) =>
    !isFirst &&
    `border-top: 0; border-top-left-radius: 0; border-top-right-radius: 0;
    ${tablet} { box-shadow: ${elevation.card}; }`}
  ${({ isLast }) => !isLast && 'border-bottom: 0; border-bottom-left-radius: 0; border-bottom-right-radius: 0;'}
`

interface LongPartProps {
  head: ReactNode
  from: number
  of: number
  /** True if there is no gap above the heading, as at the top of the list. */
  isTop: boolean
  children: ReactNode
}

/** Some rows of a card with many rows; the parts of one card touch each other. */
export const LongPart = ({ head, from, of, isTop, children }: LongPartProps) => {
  const rows = Array.isArray(children) ? children.length : 1
  const card = (
    <Joined as="div" flush isFirst={from === 0} isLast={from + rows >= of}>
      <PartOfList from={from} of={of}>
        {children}
      </PartOfList>
    </Joined>
  )
  if (from > 0) return card
  return isTop ? (
    <div>
      {head}
      {card}
    </div>
  ) : (
    <Below>
      {head}
      {card}
    </Below>
  )
}

// Empty, it takes no space but stays mounted, as its message must.
const Failed = styled.div<{ isEmpty: boolean }>`
  ${({ isEmpty }) => (isEmpty ? 'position: absolute;' : 'margin: 12px 16px;')}
`

interface MoreProps {
  busy?: boolean
  hasFailed?: boolean
  /** Undefined at the end of the list. */
  onMore: (() => void) | undefined
}

/** End of a list that shows some rows at a time: the button for more, and the message if they did not come. */
const More = ({ busy = false, hasFailed = false, onMore }: MoreProps) => (
  <>
    <Failed isEmpty={!hasFailed}>
      <FormMessage>{hasFailed ? t.failure.more : null}</FormMessage>
    </Failed>
    {onMore ? (
      <Button wide variant="quiet" busy={busy} onClick={onMore}>
        {t.common.more}
      </Button>
    ) : null}
  </>
)

export interface MorePagesProps {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** End of a list that the server sends in pages. */
export const MorePages = ({ query }: MorePagesProps) => (
  <More
    busy={query.isFetchingNextPage}
    hasFailed={query.isFetchNextPageError}
    onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
  />
)

/** List of the first `first` items, and of twenty more per press; of many, those near the view. */
export const LongList = <Item,>({
  items,
  first,
  pages,
  children,
}: {
  items: readonly Item[]
  first: number
  /** Query of a list that the server sends in pages; the next one comes once all items are shown. */
  pages?: MorePagesProps['query'] | undefined
  children: (item: Item) => ReactNode
}) => {
  const [count, setCount] = useState(first)
  return (
    <>
      <Rows items={items.slice(0, count)}>{children}</Rows>
      {items.length > count ? (
        <More onMore={() => setCount(count + 20)} />
      ) : pages ? (
        <MorePages query={pages} />
      ) : null}
    </>
  )
}
