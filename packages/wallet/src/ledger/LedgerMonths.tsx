import styled from '@emotion/styled'
import type { LedgerEntry, LedgerFilter } from '@member/api-client'
import { Card, desktop, Dotted, formatDay, formatMonth, ListRow, MovingList, useOwnBaht } from '@member/ui'
import { accountOf } from '../money/accountOf.ts'
import { EntryAmount, EntryMark, EntryStatus, useNameOf } from './entryFace.tsx'
import type { Month } from './byMonth.ts'
import { netLabel } from './netLabel.ts'
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
  months: readonly Month[]
  kind: LedgerFilter | undefined
  linkOf: (id: string) => string
}

export const LedgerMonths = ({ months, kind, linkOf }: LedgerMonthsProps) => (
  <>
    {months.map(({ month, sums, days }, place) => (
      <section key={month} aria-label={formatMonth(month)}>
        <Head>
          <h2>{formatMonth(month)}</h2>
          <InAndOut sums={sums} kind={kind} />
        </Head>
        {/* Once, beside the first totals: names the filter. */}
        {place === 0 && sums && isAboutWithdrawals(kind) ? <About>{t.sumsNote}</About> : null}
        {days.map(({ day, sums: ofDay, items }) => (
          <DayOf key={day}>
            <Head>
              <h3>{formatDay(day)}</h3>
              <InAndOut sums={ofDay} kind={kind} />
            </Head>
            <Card as="div" flush>
              <MovingList>
                {items.map((item) =>
                  'parts' in item ? (
                    <RoundRow key={item.entry.round?.id} {...item} linkOf={linkOf} />
                  ) : (
                    <LedgerRow key={item.entry.id} entry={item.entry} to={linkOf(item.entry.id)} />
                  ),
                )}
              </MovingList>
            </Card>
          </DayOf>
        ))}
      </section>
    ))}
  </>
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
            <time dateTime={createdAt}>{t.clock({ time: createdAt })}</time>
          </Dotted>
          {kept ? t.keptOnArrival({ amount: baht(kept) }) : null}
        </>
      }
      value={<EntryAmount entry={entry} />}
      valueNote={status === 'DONE' ? null : <EntryStatus status={status} />}
    />
  )
}
