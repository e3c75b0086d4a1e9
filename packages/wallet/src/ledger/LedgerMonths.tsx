import styled from '@emotion/styled'
import type { LedgerEntry } from '@member/api-client'
import { Card, formatBaht, formatDay, formatMonth, List, ListRow } from '@member/ui'
import { EntryAmount, EntryMark, EntryStatus, nameOf } from './entryFace.tsx'
import { maskedBankId } from '../maskedBankId.ts'
import type { Month } from './ledger.ts'
import { t } from './words.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin: 8px 4px;
  & > h2 {
    margin-right: 12px;
    font-size: 1.0625rem;
    font-weight: 600;
  }
`

const Sums = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  & > span + span {
    margin-left: 12px;
  }
`

const Line = styled.span`
  display: block;
`

const Came = styled.span`
  color: var(--ok);
`

/** The entries of each month, and what the month came to. */
export const LedgerMonths = ({
  months,
  linkOf,
}: {
  months: readonly Month[]
  linkOf: (id: string) => string
}) => (
  <>
    {months.map(({ month, sums, entries }) => (
      <section key={month} aria-label={formatMonth(month)}>
        <Head>
          <h2>{formatMonth(month)}</h2>
          {sums ? (
            <Sums>
              <Came>{t.came({ amount: formatBaht(sums.in) })}</Came>
              <span>{t.went({ amount: formatBaht(sums.out) })}</span>
            </Sums>
          ) : null}
        </Head>
        <Card as="div" flush>
          <List>
            {entries.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} to={linkOf(entry.id)} />
            ))}
          </List>
        </Card>
      </section>
    ))}
  </>
)

/** The heading above has the year. */
const dayOf = (at: string) => formatDay(at).replace(/ \d+$/, '')

const LedgerRow = ({ entry, to }: { entry: LedgerEntry; to: string }) => {
  const { title, kind, bankName, bankId, createdAt, status } = entry
  const about = title ? t.kind[kind] : [bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
  return (
    <ListRow
      to={to}
      icon={<EntryMark entry={entry} />}
      title={nameOf(entry)}
      note={
        <>
          {about ? <Line>{about}</Line> : null}
          <Line>
            <time dateTime={createdAt}>{t.moment({ day: dayOf(createdAt), time: createdAt })}</time>
          </Line>
        </>
      }
      value={<EntryAmount entry={entry} />}
      valueNote={status === 'DONE' ? null : <EntryStatus status={status} />}
    />
  )
}
