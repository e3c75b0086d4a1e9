import styled from '@emotion/styled'
import type { LedgerEntry, LedgerFilter, LedgerPage } from '@member/api-client'
import {
  desktop,
  Dotted,
  formatDate,
  formatMonth,
  formatTime,
  ListRow,
  LongPart,
  MovingList,
  OpenCard,
  useOwnBaht,
  Windowed,
} from '@member/ui'
import { useMemo } from 'react'
import { accountOf } from '../money/BankMark.tsx'
import { EntryAmount, EntryMark, EntryStatus, useNameOf } from './entryFace.tsx'
import { type PartOfMonth, partsOf } from './byMonth.ts'
import { SumsOf } from './MonthSums.tsx'
import { RoundRow } from './RoundRow.tsx'
import { t } from './words.ts'

// On a desktop the date is above the marks of the rows, and the net total above their amounts.
const Head = styled.div`
  margin: 8px 0;
  ${desktop} {
    margin: 8px 41px 8px 17px;
  }
  & h2 {
    font-size: 1.0625rem;
  }
  & h3 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
`

const About = styled.p`
  margin: -4px 0 12px;
  ${desktop} {
    margin: -4px 17px 12px;
  }
  color: var(--text-muted);
  font-size: 0.875rem;
`

const DayOf = styled.div`
  & + & {
    margin-top: 16px;
  }
`

const isAboutWithdrawals = (kind: LedgerFilter | undefined) => kind === undefined || kind === 'withdraw'

interface LedgerMonthsProps {
  pages: readonly LedgerPage[]
  kind: LedgerFilter | undefined
  linkOf: (id: string) => string
}

export const LedgerMonths = ({ pages, ...of }: LedgerMonthsProps) => {
  const { isLong, parts } = useMemo(() => partsOf(pages), [pages])
  return (
    <Windowed
      isLong={isLong}
      parts={parts.map(({ key, ...part }, place) => (
        <MonthPart key={key} {...part} {...of} isLong={isLong} isNewest={place === 0} />
      ))}
    />
  )
}

interface MonthPartProps extends Omit<PartOfMonth, 'key'>, Omit<LedgerMonthsProps, 'pages'> {
  isLong: boolean
  isNewest: boolean
}

const MonthPart = ({ month, sums, days, kind, linkOf, isFirst, isLong, isNewest }: MonthPartProps) => (
  <section aria-label={isFirst ? formatMonth(month) : undefined}>
    {isFirst ? (
      <Head>
        <SumsOf wide sums={sums} kind={kind}>
          <h2>{formatMonth(month)}</h2>
        </SumsOf>
      </Head>
    ) : null}
    {/* Says once, below the newest total, what all of them include. */}
    {isNewest && sums && isAboutWithdrawals(kind) ? <About>{t.sumsNote}</About> : null}
    {days.map(({ day, sums: ofDay, items, from, of }) => {
      const rows = items.map((item) =>
        'parts' in item ? (
          <RoundRow key={item.entry.round?.id} {...item} linkOf={linkOf} />
        ) : (
          <LedgerRow key={item.entry.id} entry={item.entry} to={linkOf(item.entry.id)} />
        ),
      )
      const head = (
        <Head>
          <SumsOf wide sums={ofDay} kind={kind}>
            <h3>{formatDate(day)}</h3>
          </SumsOf>
        </Head>
      )
      return isLong ? (
        <LongPart key={day} head={head} from={from} of={of} isTop={isNewest || isFirst}>
          {rows}
        </LongPart>
      ) : (
        <DayOf key={day}>
          {head}
          <OpenCard as="div" flush>
            <MovingList>{rows}</MovingList>
          </OpenCard>
        </DayOf>
      )
    })}
  </section>
)

const LedgerRow = ({ entry, to }: { entry: LedgerEntry; to: string }) => {
  const { activity, title, kind, bankName, bankId, createdAt, status, kept } = entry
  const name = useNameOf()(entry)
  const baht = useOwnBaht()
  const about = (activity ?? title) ? t.kind[kind] !== name && t.kind[kind] : accountOf(bankName, bankId)
  return (
    <ListRow
      to={to}
      icon={<EntryMark entry={entry} />}
      title={name}
      note={
        <>
          <Dotted>
            {about || null}
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          </Dotted>
          {kept ? t.keptOnArrival({ amount: baht(kept) }) : null}
        </>
      }
      value={<EntryAmount entry={entry} />}
      valueNote={status === 'DONE' ? null : <EntryStatus plain status={status} />}
    />
  )
}
