import { heldCreditAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { creditAtom } from './credit.ts'
import { CreditCard } from './CreditCard.tsx'
import { CreditInBar } from './CreditInBar.tsx'
import { CreditLine } from './CreditLine.tsx'
import { useFreshCredit } from './useFreshCredit.ts'
import { useShownChange } from './useShownChange.ts'

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
