import type { FlipLog } from '@member/api-client'
import {
  desktop,
  Dotted,
  EmptyState,
  EventArt,
  Loaded,
  LongList,
  type MorePagesProps,
  SkeletonRows,
  type EventName,
  type LoadedQuery,
  formatDate,
  formatTime,
  ListRow,
  VisuallyHidden,
} from '@member/ui'
import { t } from './words.ts'
import styled from '@emotion/styled'
import { PrizePicture } from './PrizePicture.tsx'
import { prizeFigure } from './prizeTypes.ts'

const Compact = styled.div`
  & li > div {
    min-height: 48px;
    padding-top: 6px;
    padding-bottom: 6px;
  }
`

const Lead = styled.span`
  display: flex;
  align-items: center;
  & > time {
    width: 5.75rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  & > span:last-child {
    width: 32px;
  }
  ${desktop} {
    & > time {
      width: 9rem;
    }
  }
`

const Figure = styled.strong`
  color: var(--brand-text);
  font-family: var(--font-display);
`

interface DayLog extends FlipLog {
  /** Empty for the further turns of a day. */
  day: string
}

const byDay = (logs: readonly FlipLog[]): DayLog[] =>
  logs.map((log, at) => {
    const day = formatDate(log.createdAt)
    const before = logs[at - 1]
    return { ...log, day: before && formatDate(before.createdAt) === day ? '' : day }
  })

/** Row for a past turn with its prize and time; `named` adds the event's name. */
const PrizeRow = ({ log: { prize, createdAt, eventName, day }, named }: { log: DayLog; named: boolean }) => {
  const figure = prizeFigure(prize)
  // Most prize names contain the amount: it is not repeated.
  const amount = figure && !prize.label.includes(figure.figure) ? figure : undefined
  return (
    <ListRow
      icon={
        <Lead>
          <time dateTime={createdAt}>{day || <VisuallyHidden>{formatDate(createdAt)}</VisuallyHidden>}</time>
          <span>
            <PrizePicture prize={prize} />
          </span>
        </Lead>
      }
      title={
        <>
          {prize.label} {amount ? <Figure>{`+${amount.figure} ${amount.unit}`}</Figure> : null}
        </>
      }
      note={
        <Dotted>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          {named ? eventName : null}
        </Dotted>
      }
    />
  )
}

/** List of the prizes won by day, without those that are hidden: still being revealed, or listed elsewhere. */
export const PrizeLog = ({
  query,
  art,
  isHidden,
  pages,
}: {
  query: LoadedQuery<readonly FlipLog[]>
  art: EventName
  isHidden: (log: FlipLog) => boolean
  /** The query, if the server sends it in pages. */
  pages?: MorePagesProps['query']
}) => (
  <Loaded
    query={query}
    skeleton={<SkeletonRows rows={6} />}
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
        <Compact>
          <LongList items={byDay(logs.filter((log) => !isHidden(log)))} first={8} pages={pages}>
            {(log) => <PrizeRow key={log.uuid} log={log} named={!isOneEvent} />}
          </LongList>
        </Compact>
      )
    }}
  </Loaded>
)
