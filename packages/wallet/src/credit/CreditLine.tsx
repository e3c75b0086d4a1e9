import styled from '@emotion/styled'
import { Card, Eye, IconButton, OwnMoney, Skeleton } from '@member/ui'
import { tWidgets } from '../money/wordsWidgets.ts'
import type { ShownCredit } from './CreditCard.tsx'

const Line = styled.div`
  display: flex;
  align-items: center;
  padding: 10px 8px 10px 16px;
`

/** Wrapper that puts the amount below its label where the width does not suffice for both. */
const Both = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
`

const Label = styled.div`
  flex: 1 0 auto;
  max-width: 100%;
  margin-right: 12px;
  font-size: 0.875rem;
  line-height: 1.5;
`

const Sum = styled.div`
  min-width: 0;
`

const Time = styled.span<{ stale: boolean }>`
  display: block;
  color: var(${({ stale }) => (stale ? '--warn' : '--text-muted')});
`

export const CreditLine = ({ credit, shownChange, at, stale, busy, refresh }: ShownCredit) => (
  <Card flush aria-label={tWidgets.credit.label}>
    <Line>
      <Both>
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
        <Sum>
          {credit ? (
            <OwnMoney changing shownChange={shownChange} baht={credit.balance} scale="l" tone="brand" />
          ) : busy && !stale ? (
            <Skeleton width={120} height={28} />
          ) : (
            <span>{tWidgets.credit.unknown}</span>
          )}
        </Sum>
      </Both>
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
