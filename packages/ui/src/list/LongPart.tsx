import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Card } from '../card/Card.ts'
import { PartOfList } from './PartOfList.tsx'

const Below = styled.div`
  padding-top: 16px;
`

const Joined = styled(Card)<{ isFirst: boolean; isLast: boolean }>`
  ${({ isFirst }) => !isFirst && 'border-top: 0; border-top-left-radius: 0; border-top-right-radius: 0;'}
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
