import styled from '@emotion/styled'
import type { SpendingMonth } from '@member/api-client'
import { Card, formatMonth, formatShortMonth, Section, useAmountsHidden, useOwnBaht } from '@member/ui'
import { FigureTable } from './spendingStyle.ts'
import { t } from './words.ts'

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
  & > span {
    display: inline-flex;
    align-items: center;
    margin-right: 16px;
  }
  & i {
    width: 14px;
    height: 14px;
    margin-right: 6px;
  }
`

/** Figure of the line at the top of the bars, which the highest reaches. */
const Peak = styled.p`
  border-bottom: 1px dashed var(--border-strong);
  color: var(--text-muted);
  font-size: 0.75rem;
  text-align: right;
`

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  height: 120px;
  border-bottom: 1px solid var(--border-strong);
  @media (min-width: 75em) {
    height: 420px;
  }
  & > span {
    display: flex;
    flex: 1;
    align-items: flex-end;
    justify-content: center;
    height: 100%;
  }
  & i {
    flex: 0 1 12px;
    margin: 0 1px;
  }
`

const Names = styled.div`
  display: flex;
  margin-top: 4px;
  color: var(--text-muted);
  font-size: 0.75rem;
  & > span {
    flex: 1;
    text-align: center;
  }
`

const In = styled.i`
  border: 2px solid var(--brand-text);
  border-radius: 2px 2px 0 0;
  background: var(--brand-text);
`
const Out = styled.i`
  border: 2px solid var(--text-muted);
  border-radius: 2px 2px 0 0;
`

/** Bar chart of the months, hidden from screen readers. */
const MonthBars = ({ months }: { months: readonly SpendingMonth[] }) => {
  const most = Math.max(...months.map(({ deposited, withdrawn }) => Math.max(deposited, withdrawn)))
  if (most === 0) return null
  const height = (baht: number) => ({ height: baht > 0 ? `max(4px, ${(baht / most) * 100}%)` : 0 })
  return (
    <div aria-hidden="true">
      <Legend>
        <span>
          <In />
          {t.deposited}
        </span>
        <span>
          <Out />
          {t.withdrawn}
        </span>
      </Legend>
      <Peak>{t.upTo({ baht: most })}</Peak>
      <Bars>
        {months.map(({ month, deposited, withdrawn }) => (
          <span key={month}>
            {deposited > 0 ? <In style={height(deposited)} /> : null}
            {withdrawn > 0 ? <Out style={height(withdrawn)} /> : null}
          </span>
        ))}
      </Bars>
      <Names>
        {months.map(({ month }) => (
          <span key={month}>{Number(month.slice(5))}</span>
        ))}
      </Names>
    </div>
  )
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 75em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-gap: 40px;
    align-items: start;
  }
`

/** The months as a table, and as a bar chart unless amounts are hidden. Net deposits are the negative of `net`. */
export const Months = ({ months }: { months: readonly SpendingMonth[] }) => {
  const baht = useOwnBaht()
  const areHidden = useAmountsHidden()
  return (
    <Section title={t.months}>
      <Card>
        <Both>
          {areHidden ? null : <MonthBars months={months} />}
          <FigureTable tabIndex={0} role="region" aria-label={t.caption}>
            <table>
              <caption>{t.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{t.month}</th>
                  <th scope="col">{t.deposited}</th>
                  <th scope="col">{t.withdrawn}</th>
                  <th scope="col">{t.net}</th>
                </tr>
              </thead>
              <tbody>
                {months.map(({ month, deposited, withdrawn, net }) => (
                  <tr key={month}>
                    <th scope="row">
                      <span>{formatMonth(month)}</span>
                      <span aria-hidden="true">{formatShortMonth(month)}</span>
                    </th>
                    <td>{baht(deposited)}</td>
                    <td>{baht(withdrawn)}</td>
                    <td data-name={t.net}>{baht(0 - net)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </FigureTable>
        </Both>
      </Card>
    </Section>
  )
}
