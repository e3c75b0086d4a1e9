import styled from '@emotion/styled'
import type { FlipLog } from '@member/api-client'
import { Dotted, formatDateTime, ListRow } from '@member/ui'
import { PrizePicture } from './PrizePicture.tsx'
import { prizeFigure } from './prizeName.ts'

const Lead = styled.span`
  display: block;
  width: 40px;
`

const Figure = styled.strong`
  color: var(--brand-text);
  font-family: var(--font-display);
`

/** A past turn: prize and time, and the game where several share a list. */
export const PrizeRow = ({ log: { prize, createdAt, eventName } }: { log: FlipLog }) => {
  const amount = prizeFigure(prize)
  return (
    <ListRow
      icon={
        <Lead>
          <PrizePicture prize={prize} />
        </Lead>
      }
      title={prize.label}
      note={
        <Dotted>
          {eventName}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Dotted>
      }
      value={amount ? <Figure>{`+${amount.figure}`}</Figure> : null}
      valueNote={amount?.unit}
    />
  )
}
