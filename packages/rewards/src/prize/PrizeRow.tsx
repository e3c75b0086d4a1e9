import styled from '@emotion/styled'
import type { WheelLog } from '@member/api-client'
import { ListRow, formatDateTime } from '@member/ui'
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

/** A past turn: prize and time. */
export const PrizeRow = ({ log: { prize, createdAt } }: { log: WheelLog }) => {
  const amount = prizeFigure(prize)
  return (
    <ListRow
      icon={
        <Lead>
          <PrizePicture prize={prize} />
        </Lead>
      }
      title={prize.label}
      note={<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
      value={amount ? <Figure>{`+${amount.figure}`}</Figure> : null}
      valueNote={amount?.unit}
    />
  )
}
