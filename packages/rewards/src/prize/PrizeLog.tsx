import type { FlipLog } from '@member/api-client'
import {
  EmptyState,
  EventArt,
  Loaded,
  LongList,
  type MorePagesProps,
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

const Compact = styled.div`
  & li > div {
    min-height: 48px;
    padding-top: 6px;
    padding-bottom: 6px;
  }
`

const Lead = styled.span`
  width: 32px;
`

const Figure = styled.strong`
  color: var(--brand-text);
  font-family: var(--font-display);
`

/** Row for a past turn with its prize and time; `named` adds the event's name. */
const PrizeRow = ({ log, named }: { log: FlipLog; named: boolean }) => {
  const { prize, createdAt, eventName } = log
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
      title={
        <>
          {prize.label} {amount ? <Figure>{`+${amount.figure} ${amount.unit}`}</Figure> : null}
        </>
      }
      note={
        <>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {named ? ` · ${eventName}` : null}
        </>
      }
    />
  )
}

/** List of the prizes won, without those that are hidden: still being revealed, or listed elsewhere. */
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
          <LongList items={logs.filter((log) => !isHidden(log))} first={8} pages={pages}>
            {(log) => <PrizeRow key={log.uuid} log={log} named={!isOneEvent} />}
          </LongList>
        </Compact>
      )
    }}
  </Loaded>
)
