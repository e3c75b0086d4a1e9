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
import { netLabel } from './MonthSums.tsx'
import { RoundRow } from './RoundRow.tsx'
import { t } from './words.ts'

/** Heading with totals: below the date on a phone, beside the date on wider screens. */
const Head = styled.div`
  margin: 8px 4px;
  @media (min-width: 600px) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
  }
  & > h2,
  & > h3 {
    margin-right: 12px;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  & > h3 {
    font-size: 0.9375rem;
  }
`

const Sums = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  & > * {
    display: inline-block;
  }
  & > :not(:last-child) {
    margin-right: 12px;
  }
  & > strong {
    color: var(--text);
    font-weight: 500;
  }
  /* Each figure under that of the day above. */
  ${desktop} {
    & > * {
      min-width: 8.5rem;
      text-align: right;
    }
    & > strong {
      min-width: 12.5rem;
    }
  }
`

const About = styled.p`
  margin: -4px 4px 12px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const DayOf = styled.div`
  & + & {
    margin-top: 16px;
  }
`

const Came = styled.span`
  color: var(--ok);
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
        <h2>{formatMonth(month)}</h2>
        <InAndOut sums={sums} kind={kind} />
      </Head>
    ) : null}
    {/* Once, beside the first totals: names the filter. */}
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
          <h3>{formatDate(day)}</h3>
          <InAndOut sums={ofDay} kind={kind} />
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

interface InAndOutProps {
  sums: { in: number; out: number; net?: number | undefined } | undefined
  kind: LedgerFilter | undefined
}

const InAndOut = ({ sums, kind }: InAndOutProps) => {
  const baht = useOwnBaht()
  return sums ? (
    <Sums>
      <Came>{t.came({ amount: baht(sums.in) })}</Came>
      <span>{t.went({ amount: baht(sums.out) })}</span>
      {sums.net === undefined ? null : <strong>{netLabel(baht(sums.net, { sign: true }), kind)}</strong>}
    </Sums>
  ) : null
}

const LedgerRow = ({ entry, to }: { entry: LedgerEntry; to: string }) => {
  const { title, activity, kind, bankName, bankId, createdAt, status, kept } = entry
  const name = useNameOf()(entry)
  const whose = activity ?? t.kind[kind]
  const baht = useOwnBaht()
  const about = title ? whose !== name && whose : accountOf(bankName, bankId)
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
      valueNote={status === 'DONE' ? null : <EntryStatus status={status} />}
    />
  )
}
