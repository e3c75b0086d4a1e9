import styled from '@emotion/styled'
import {
  Card,
  Eye,
  IconButton,
  OwnMoney,
  StatusChip,
  type ShownChange,
  Money,
  Skeleton,
  useHydrated,
} from '@member/ui'
import { tWidgets } from '../money/wordsWidgets.ts'
import type { Credit } from '@member/api-client'
import type { ReactNode } from 'react'
import { earlyCreditIds } from './showEarlyCredit.ts'

// Shown, and the skeleton after it hidden, once the boot script has written the amount into this element.
const Place = styled.div`
  &:empty,
  &:not(:empty) + div {
    display: none;
  }
`

/** Amount shown until the app knows the credit: a skeleton, or what the boot script has written. */
export const EarlyCredit = () => (
  <>
    <Place
      id={earlyCreditIds.place}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- nothing: React then keeps what the boot script wrote
      dangerouslySetInnerHTML={{ __html: '' }}
    />
    <Skeleton width={190} height={44} />
    {useHydrated() ? null : (
      <div id={earlyCreditIds.pattern} hidden>
        <Money baht={0} scale="xl" tone="brand" />
      </div>
    )}
  </>
)

/** Props of the credit's layouts. No amount is shown while `credit` is undefined. */
export interface ShownCredit {
  credit: Credit | undefined
  shownChange?: ShownChange
  /** Time (ms) at which the credit was last received. */
  at: number
  /** True if the last refresh failed. */
  stale: boolean
  busy: boolean
  refresh: () => unknown
  beside?: ReactNode
  waiting?: ReactNode
  children?: ReactNode
}

const Head = styled.div`
  display: flex;
  align-items: center;
  margin: -12px -8px 0 0;
  color: var(--text-muted);
  @media (max-width: 359px) {
    flex-wrap: wrap;
    & > span:first-of-type {
      flex: 1 1 0%;
    }
  }
`

/** Wrapper of `beside`, with a minimum height against layout shift while `beside` loads. */
const Beside = styled.span`
  display: flex;
  justify-content: flex-end;
  flex: 1 1 auto;
  min-width: 0;
  min-height: 32px;
  padding-left: 8px;
  /* No space for a name on the narrowest phones. */
  @media (max-width: 359px) {
    order: 1;
    flex-basis: 100%;
    justify-content: flex-start;
    padding-left: 0;
  }
`

const Figure = styled.div`
  min-height: 50px;
  overflow-wrap: anywhere;
`

/** Line with a minimum height, against layout shift. */
const Line = styled.div`
  min-height: 44px;
  margin-top: 12px;
  color: var(--text-muted);
  font-size: 0.875rem;
  & > ul:not(:empty) + * {
    display: none;
  }
  /* Without content below, a line of text. */
  &:last-child {
    min-height: 28px;
  }
`

export const CreditCard = ({
  credit,
  shownChange,
  at,
  stale,
  busy,
  refresh,
  beside,
  waiting,
  children,
}: ShownCredit) => (
  <Card tone="brand" aria-label={tWidgets.credit.label}>
    <Head>
      <span>{tWidgets.credit.label}</span>
      <Eye />
      <Beside>{beside}</Beside>
      <IconButton
        icon="refresh"
        label={tWidgets.credit.refresh}
        aria-busy={busy || undefined}
        onClick={() => void refresh()}
      />
    </Head>
    <Figure>
      {credit ? (
        <OwnMoney changing shownChange={shownChange} baht={credit.balance} scale="xl" tone="brand" />
      ) : busy && !stale ? (
        <EarlyCredit />
      ) : (
        <span>{tWidgets.credit.unknown}</span>
      )}
    </Figure>
    <Line>
      {credit && stale ? (
        <StatusChip tone="warn">{tWidgets.credit.staleAt({ time: at })}</StatusChip>
      ) : (
        <>
          {waiting}
          <p>{credit ? tWidgets.credit.updatedAt({ time: at }) : null}</p>
        </>
      )}
    </Line>
    {children}
  </Card>
)
