import { heldCreditAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { creditAtom } from './credit.ts'
import { CreditCard } from './CreditCard.tsx'
import { CreditInBar } from './CreditInBar.tsx'
import { CreditLine } from './CreditLine.tsx'
import { useFreshCredit } from './useFreshCredit.ts'
import { useToldChange } from './useToldChange.ts'

const looks = { bar: CreditInBar, line: CreditLine, card: CreditCard }

/** The member's credit: `bar` for a top bar, `card` for a dashboard, `line` at the head of a money screen. */
export const CreditBadge = ({
  look = 'card',
  beside,
  waiting,
  children,
}: {
  look?: keyof typeof looks
  /** In a card, beside its heading. */
  beside?: ReactNode
  /** In a card, a list of what waits for the member; an empty one leaves its place to the time. */
  waiting?: ReactNode
  /** In a card, under the figure: what can be done with it. */
  children?: ReactNode
}) => {
  const query = useAtomValue(creditAtom)
  const refresh = useFreshCredit()
  const credit = useAtomValue(heldCreditAtom) ?? query.data
  const told = useToldChange(credit)
  const Look = looks[look]
  return (
    <Look
      credit={credit}
      told={told}
      // When the answer came, not when the money last moved.
      at={query.dataUpdatedAt}
      stale={query.failureCount > 0 || query.isError}
      busy={query.isFetching}
      refresh={refresh}
      beside={beside}
      waiting={waiting}
    >
      {children}
    </Look>
  )
}
