import styled from '@emotion/styled'
import type { FlipLog } from '@member/api-client'
import { formatDateTime, ListRow } from '@member/ui'
import { PrizePicture } from './PrizePicture.tsx'
import { prizeFigure } from './prizeTypes.ts'

const Lead = styled.span`
  display: block;
  width: 40px;
`

const Figure = styled.strong`
  color: var(--brand-text);
  font-family: var(--font-display);
`

const Line = styled.span`
  display: block;
`

/** Row for a past turn with its prize and time; `named` adds the event's name. */
export const PrizeRow = ({
  log: { prize, createdAt, eventName },
  named,
}: {
  log: FlipLog
  named: boolean
}) => {
  const figure = prizeFigure(prize)
  // Most prize names contain the amount: it is not repeated.
  const amount = figure && !prize.label.includes(figure.figure) ? figure : undefined
  return (
    <ListRow
      icon={
        <Lead>
          <PrizePicture prize={prize} />
        </Lead>
      }
      title={prize.label}
      note={
        <>
          {named && eventName ? <Line>{eventName}</Line> : null}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </>
      }
      value={amount ? <Figure>{`+${amount.figure}`}</Figure> : null}
      valueNote={amount?.unit}
    />
  )
}
