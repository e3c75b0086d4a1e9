import { useAtomValue } from 'jotai'
import { creditAtom } from './credit.ts'
import { CreditCard } from './CreditCard.tsx'
import { CreditInBar } from './CreditInBar.tsx'
import { CreditLine } from './CreditLine.tsx'
import { useFreshCredit } from './useFreshCredit.ts'

const looks = { bar: CreditInBar, line: CreditLine, card: CreditCard }

/** The member's credit: `bar` for a top bar, `card` for a dashboard, `line` at the head of a money screen. */
export const CreditBadge = ({ look = 'card' }: { look?: keyof typeof looks }) => {
  const query = useAtomValue(creditAtom)
  const refresh = useFreshCredit()
  const Look = looks[look]
  return (
    <Look
      credit={query.data}
      // When the answer came, not when the money last moved.
      at={query.dataUpdatedAt}
      stale={query.failureCount > 0 || query.isError}
      busy={query.isFetching}
      refresh={refresh}
    />
  )
}
