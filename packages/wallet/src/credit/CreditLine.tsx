import styled from '@emotion/styled'
import { Card, Eye, IconButton, OwnMoney, Skeleton } from '@member/ui'
import { tWidgets } from '../wordsWidgets.ts'
import type { ShownCredit } from './shown.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  padding: 10px 8px 10px 16px;
  & > div + div {
    padding-left: 12px;
    text-align: right;
  }
`

/** Whole, as long as letters are not large: a long sum and what it changed by stand below one another. */
const Label = styled.div`
  flex: 1 0 auto;
  max-width: 45%;
  font-size: 0.875rem;
  line-height: 1.5;
`

const Time = styled.span<{ stale: boolean }>`
  display: block;
  color: var(${({ stale }) => (stale ? '--warn' : '--text-muted')});
`

/** The credit in one line, at the head of a money screen. */
export const CreditLine = ({ credit, told, at, stale, busy, refresh }: ShownCredit) => (
  <Card flush aria-label={tWidgets.credit.label}>
    <Line>
      <Label>
        {tWidgets.credit.label}
        <Time stale={stale}>
          {credit
            ? stale
              ? tWidgets.credit.staleAt({ time: at })
              : tWidgets.credit.updatedAt({ time: at })
            : '\u00a0'}
        </Time>
      </Label>
      <div>
        {credit ? (
          <OwnMoney changing told={told} baht={credit.balance} scale="l" tone="brand" />
        ) : busy ? (
          <Skeleton width={120} height={28} />
        ) : (
          <span>{tWidgets.credit.unknown}</span>
        )}
      </div>
      <Eye />
      <IconButton
        icon="refresh"
        label={tWidgets.credit.refresh}
        aria-busy={busy || undefined}
        onClick={() => void refresh()}
      />
    </Line>
  </Card>
)
