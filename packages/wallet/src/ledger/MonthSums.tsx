import styled from '@emotion/styled'
import { Card, formatMonth, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { ledgerAtom } from './ledger.ts'
import { t } from './words.ts'
import type { LedgerFilter } from '@member/api-client'

/** Returns the label of a net total, which names the kind if the ledger is filtered by kind. */
export const netLabel = (amount: string, kind: LedgerFilter | undefined) =>
  kind ? t.netOf({ kind: t.filter[kind], amount }) : t.net({ amount })

const Title = styled.h2`
  margin-bottom: 8px;
  font-size: 1.0625rem;
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding: 10px 0;
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid var(--border);
  }
  & > span:first-of-type {
    margin-right: 12px;
  }
`

const Sums = styled.span`
  margin-left: auto;
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: right;
  & > span {
    display: block;
  }
  & > span:first-of-type {
    color: var(--ok);
  }
`

/** Totals in and out per month, for the current filter. */
export const MonthSums = () => {
  const baht = useOwnBaht()
  const { months = [], kind } = useAtomValue(ledgerAtom).data?.pages[0] ?? {}
  return months.length > 0 ? (
    <Card>
      <Title>{t.sums}</Title>
      <ul>
        {months.map(({ month, in: came, out, net }) => (
          <Line key={month}>
            <span>{formatMonth(month)}</span>
            <Sums>
              <span>{t.came({ amount: baht(came) })}</span>
              <span>{t.went({ amount: baht(out) })}</span>
              {net === undefined ? null : <span>{netLabel(baht(net, { sign: true }), kind)}</span>}
            </Sums>
          </Line>
        ))}
      </ul>
    </Card>
  ) : null
}
