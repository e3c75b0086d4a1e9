import type { FlipLog } from '@member/api-client'
import {
  Card,
  desktop,
  EmptyState,
  EventArt,
  Loaded,
  LongList,
  SkeletonRows,
  type EventName,
  type LoadedQuery,
  formatDateTime,
  ListRow,
} from '@member/ui'
import { t } from './words.ts'
import styled from '@emotion/styled'
import { PrizePicture } from './PrizePicture.tsx'
import { prizeFigure } from './prizeTypes.ts'

/** Card of rows, which a desktop shows in pairs. */
export const PairedRows = styled(Card)`
  ${desktop} {
    & ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & ul > li:nth-of-type(2) {
      border-top: 0;
    }
    & ul > li:nth-of-type(even) {
      border-left: 1px solid var(--border);
    }
    & ul > li:only-of-type {
      grid-column: 1 / -1;
    }
  }
`

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
const PrizeRow = ({ log: { prize, createdAt, eventName }, named }: { log: FlipLog; named: boolean }) => {
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

/** List of the prizes won, without those that are hidden: still being revealed, or listed elsewhere. */
export const PrizeLog = ({
  query,
  art,
  isHidden,
  first,
}: {
  query: LoadedQuery<readonly FlipLog[]>
  art: EventName
  isHidden: (log: FlipLog) => boolean
  first: number
}) => (
  <Loaded
    query={query}
    skeleton={<SkeletonRows rows={4} />}
    isEmpty={(logs) => logs.every(isHidden)}
    empty={
      <EmptyState art={<EventArt name={art} />} title={t.emptyLog}>
        {t.emptyLogNext}
      </EmptyState>
    }
  >
    {(logs) => {
      const isOneEvent = logs.every(({ eventName }) => eventName === logs[0]?.eventName)
      return (
        <LongList items={logs.filter((log) => !isHidden(log))} first={first}>
          {(log) => <PrizeRow key={log.uuid} log={log} named={!isOneEvent} />}
        </LongList>
      )
    }}
  </Loaded>
)
