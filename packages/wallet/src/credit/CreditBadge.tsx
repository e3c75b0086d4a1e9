import { heldCreditAtom, type Credit } from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState, useEffect } from 'react'
import { creditAtom, refreshCreditAtom } from './credit.ts'
import { CreditCard, type ShownCredit } from './CreditCard.tsx'
import { CreditLine } from './CreditLine.tsx'
import { tWidgets } from '../money/wordsWidgets.ts'
import styled from '@emotion/styled'
import { Icon, IconButton, OwnMoney, Skeleton, VisuallyHidden } from '@member/ui'

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

const CreditInBar = ({ credit, stale, busy, at, refresh }: ShownCredit) => (
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

const useFreshCredit = () => {
  const refresh = useSetAtom(refreshCreditAtom)
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh()
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [refresh])
  return refresh
}

/**
 * Returns the result (`by`, baht) of the game that ended with the credit's last change, and a label. Null if
 * money moved to or from a game and no result is known; undefined if no game was involved.
 */
function useShownChange(credit: Credit | undefined) {
  const [known, setKnown] = useState(credit)
  const [shownChange, setChange] = useState<ReturnType<typeof changeOf>>()
  if (credit !== known) {
    setKnown(credit)
    if (known && credit && known.balance !== credit.balance) setChange(changeOf(known, credit))
  }
  return shownChange && { by: shownChange.by, words: tWidgets.credit.game }
}

function changeOf(before: Credit, { inGames, lastGame }: Credit) {
  const isOut = (launchUuid: string) => inGames.some((one) => one.launchUuid === launchUuid)
  const ended = before.inGames.filter(({ launchUuid }) => !isOut(launchUuid))
  if (ended.length > 0)
    return ended.some(({ launchUuid }) => launchUuid === lastGame?.launchUuid) && lastGame
      ? { by: lastGame.result }
      : null
  return inGames.length > before.inGames.length ? null : undefined
}

const looks = { bar: CreditInBar, line: CreditLine, card: CreditCard }

/** The member's credit, laid out for a top bar (`bar`), a money screen (`line`) or the home (`card`). */
export const CreditBadge = ({
  look = 'card',
  beside,
  waiting,
  children,
}: {
  look?: keyof typeof looks
  beside?: ReactNode
  /** Pending money and tasks, shown in the card in place of the time of the last refresh. */
  waiting?: ReactNode
  children?: ReactNode
}) => {
  const query = useAtomValue(creditAtom)
  const refreshCredit = useFreshCredit()
  // Only the member's own refresh is shown as busy. A refetch in the background renders nothing until its answer.
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await refreshCredit()
    setRefreshing(false)
  }
  const credit = useAtomValue(heldCreditAtom) ?? query.data
  const shownChange = useShownChange(credit)
  const Look = looks[look]
  return (
    <Look
      credit={credit}
      shownChange={shownChange}
      // Time of the answer, not of the last movement.
      at={query.dataUpdatedAt}
      stale={query.failureCount > 0 || query.isError}
      busy={query.isLoading || isRefreshing}
      refresh={refresh}
      beside={beside}
      waiting={waiting}
    >
      {children}
    </Look>
  )
}
