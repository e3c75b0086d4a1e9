import styled from '@emotion/styled'
import { ChangingMoney, Icon, IconButton, Skeleton, VisuallyHidden, formatTime } from '@member/ui'
import { thWidgets } from '../thWidgets.ts'
import type { ShownCredit } from './shown.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-left: 12px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-2);
`

const Stale = styled.span`
  flex: none;
  margin-left: 6px;
  color: var(--warn);
`

/** One line of credit with its refresh. */
export const CreditInBar = ({ credit, stale, busy, at, refresh }: ShownCredit) => (
  <Root>
    <VisuallyHidden>{thWidgets.credit.label}</VisuallyHidden>
    {credit ? (
      <ChangingMoney baht={credit.balance} tone="brand" unit={false} />
    ) : busy ? (
      <Skeleton width={96} height={20} />
    ) : (
      <span>{thWidgets.credit.unknown}</span>
    )}
    {stale && credit ? (
      <Stale title={thWidgets.credit.staleAt(formatTime(at))}>
        <Icon name="warning" size={18} title={thWidgets.credit.staleAt(formatTime(at))} />
      </Stale>
    ) : null}
    <IconButton
      icon="refresh"
      label={thWidgets.credit.refresh}
      aria-busy={busy || undefined}
      onClick={() => void refresh()}
    />
  </Root>
)
