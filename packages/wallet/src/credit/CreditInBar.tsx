import styled from '@emotion/styled'
import { Icon, IconButton, OwnMoney, Skeleton, VisuallyHidden } from '@member/ui'
import { tWidgets } from '../money/wordsWidgets.ts'
import type { ShownCredit } from './shown.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-left: 12px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  @media (max-width: 599px) {
    padding-left: 10px;
    /* Its padding suffices as a gap. */
    & > button {
      margin-left: -8px;
    }
  }
`

const Mark = styled.span<{ tone: 'warn' | 'info' }>`
  flex: none;
  margin-left: 6px;
  color: var(--${({ tone }) => tone});
`

export const CreditInBar = ({ credit, stale, busy, at, refresh }: ShownCredit) => (
  <Root>
    <VisuallyHidden>{tWidgets.credit.label}</VisuallyHidden>
    {credit ? (
      <OwnMoney changing baht={credit.balance} tone="brand" unit={false} />
    ) : busy && !stale ? (
      <Skeleton width={96} height={20} />
    ) : (
      <span>{tWidgets.credit.unknown}</span>
    )}
    {stale && credit ? (
      <Mark tone="warn" title={tWidgets.credit.staleAt({ time: at })}>
        <Icon name="warning" size={18} title={tWidgets.credit.staleAt({ time: at })} />
      </Mark>
    ) : null}
    {credit?.inGames.length ? (
      <Mark tone="info" title={tWidgets.credit.inGame}>
        <Icon name="games" size={18} title={tWidgets.credit.inGame} />
      </Mark>
    ) : null}
    <IconButton
      icon="refresh"
      label={tWidgets.credit.refresh}
      aria-busy={busy || undefined}
      onClick={() => void refresh()}
    />
  </Root>
)
