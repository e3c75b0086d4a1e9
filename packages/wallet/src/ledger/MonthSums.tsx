import styled from '@emotion/styled'
import { Card, formatMonth, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ledgerAtom } from './ledger.ts'
import { t } from './words.ts'
import type { LedgerFilter } from '@member/api-client'

/** Returns the label of a net total, which names the kind if the ledger is filtered by kind. */
const netLabel = (amount: string, kind: LedgerFilter | undefined) =>
  kind ? t.netOf({ kind: t.filter[kind], amount }) : t.net({ amount })

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: 1.0625rem;
`

const Months = styled.ul`
  & > li + li {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--border);
  }
`

// Where a line has room for a name and three figures; a first desktop's column is narrower than a tablet's.
const roomy = '@media (min-width: 600px) and (max-width: 59.99em), (min-width: 75em)'

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>`
  display: grid;
  grid-template: 'name net' auto 'flows flows' auto / minmax(0, 1fr) auto;
  grid-column-gap: 12px;
  align-items: baseline;
  ${({ wide }) =>
    wide && `${roomy} { grid-template: 'name flows net' auto / minmax(0, 1fr) auto minmax(8.5rem, auto); }`}
`

const figures = `
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
`

const Net = styled.p`
  ${figures}
  grid-area: net;
  color: var(--text);
  font-weight: 600;
`

const Flows = styled('p', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>`
  ${figures}
  ${({ wide }) => !wide && 'text-align: left;'}
  grid-area: flows;
  /* On a phone a day has its net total alone: the rows below it are in sight. */
  h3 ~ & {
    @media (max-width: 599px) {
      display: none;
    }
  }
  & > span {
    display: inline-block;
    min-width: ${({ wide }) => (wide ? 8 : 7.5)}rem;
  }
`

interface SumsOfProps {
  sums: { in: number; out: number; net?: number | undefined } | undefined
  kind: LedgerFilter | undefined
  /** True if all may be on one line, each figure below that of the day above. */
  wide?: boolean
  children: ReactNode
}

/** Name of a day or month with its net total, and with what came and went. */
export const SumsOf = ({ sums, kind, wide = false, children }: SumsOfProps) => {
  const baht = useOwnBaht()
  return (
    <Root wide={wide}>
      {children}
      {sums ? (
        <Flows wide={wide}>
          <span>{t.came({ amount: baht(sums.in) })}</span> <span>{t.went({ amount: baht(sums.out) })}</span>
        </Flows>
      ) : null}
      {sums?.net === undefined ? null : <Net>{netLabel(baht(sums.net, { sign: true }), kind)}</Net>}
    </Root>
  )
}

/** Totals in and out per month, for the current filter. */
export const MonthSums = () => {
  const { months = [], kind } = useAtomValue(ledgerAtom).data?.pages[0] ?? {}
  return months.length > 0 ? (
    <Card>
      <Title>{t.sums}</Title>
      <Months>
        {months.map((sums) => (
          <li key={sums.month}>
            <SumsOf sums={sums} kind={kind}>
              <span>{formatMonth(sums.month)}</span>
            </SumsOf>
          </li>
        ))}
      </Months>
    </Card>
  ) : null
}
