import styled from '@emotion/styled'
import type { SpendingMonth } from '@member/api-client'
import { Card, formatDay, Section, useAmountsHidden, useOwnBaht } from '@member/ui'
import { MonthBars } from './MonthBars.tsx'
import { FigureTable } from './spendingStyle.ts'
import { t } from './words.ts'

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

const nameOf = (month: string) => formatDay(month).replace('1 ', '')

/** The months as a table, and as a bar chart unless amounts are hidden. */
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
                    <th scope="row">{nameOf(month)}</th>
                    <td>{baht(deposited)}</td>
                    <td>{baht(withdrawn)}</td>
                    <td>{baht(net)}</td>
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
