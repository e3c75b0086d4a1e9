import { isAwaited, type PendingCards, settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useBriefWait, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { creditAtom } from '../credit/credit.ts'
import { pendingAtom } from './pendingAtom.ts'
import { t } from './words.ts'

const none: readonly PendingCards[] = []

/**
 * Returns what awaits the member: lines about pending and locked money, each with a link; cards to turn; whether
 * documents are requested.
 */
export const usePending = ({
  slipLink,
  historyLink,
  withdrawLink,
}: {
  slipLink: string
  historyLink: string
  withdrawLink: string
}) => {
  const query = useAtomValue(pendingAtom)
  // A setting that fails leaves the query disabled: then nothing more will come.
  const isEnabled = useAtomValue(featureAtom('pending')) !== undefined
  const isPendingAwaited = isAwaited(useAtomValue(settingQueryAtom)) || (isEnabled && isAwaited(query))
  const credit = useAtomValue(creditAtom)
  const pendingWait = useBriefWait(isPendingAwaited)
  const creditWait = useBriefWait(isAwaited(credit))
  // All at once, except what hangs: what comes later would move the others from under the finger.
  const isWhole = !pendingWait.isWaiting && !creditWait.isWaiting
  const pending = isWhole ? query.data : undefined
  const locked = isWhole ? credit.data?.kept : undefined
  const baht = useOwnBaht()
  // What came first stays above what comes later.
  const [isLockedFirst, setLockedFirst] = useState<boolean>()
  if (isLockedFirst === undefined && isWhole && (query.data || credit.data)) setLockedFirst(!!credit.data)
  const lines = [
    { to: withdrawLink, count: pending?.failedWithdrawals ?? 0, text: t.notPaid },
    { to: slipLink, count: pending?.slips ?? 0, text: t.slip },
    { to: historyLink, count: pending?.deposits ?? 0, text: t.deposit },
    { to: withdrawLink, count: pending?.withdrawals ?? 0, text: t.withdrawal },
  ]
    .filter(({ count }) => count > 0)
    .map(({ to, count, text }) => ({ to, text: text({ count }) }))
  const lockedLine = locked ? [{ to: withdrawLink, text: t.kept({ amount: baht(locked.amount) }) }] : []
  return {
    money: isLockedFirst ? [...lockedLine, ...lines] : [...lines, ...lockedLine],
    cards: pending?.cards ?? none,
    areDocumentsAsked: pending?.documents ?? false,
  }
}
