import { promptPayMost } from '@member/banks/thai-qr'
import { bahtFault, parseBaht } from '@member/ui'
import { useAtom, useSetAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import {
  amountAtom,
  awaitedAmountAtom,
  begunPaymentAtom,
  endPaymentAtom,
  type Payment,
  usePaymentPlace,
} from './payment.ts'
import { type DepositAccountsAnswer, settledDepositAtom } from '@member/api-client'
import { useIsPast } from '../money/useIsPast.ts'
import { newestDepositsAtom } from '../money/newest.ts'
import { isPending } from './deposit.ts'

/** Lifetime (ms) of a QR code. */
const lasts = 15 * 60_000

/**
 * Returns the pending payment and functions that begin, resume and end a payment. The address stores the
 * payment, so that Back leads to the amount; a sheet stores the payment in memory.
 */
export function usePayment(minDeposit?: number) {
  const [query, setQuery] = usePaymentPlace()
  const [begun, keep] = useAtom(begunPaymentAtom)
  const setAmount = useSetAtom(amountAtom)
  const setAwaited = useSetAtom(awaitedAmountAtom)
  const endPayment = useSetAtom(endPaymentAtom)
  const linked = query.get('amount') ?? ''
  const until = Number(query.get('until'))
  const payment = useMemo(() => {
    const bounds = { min: minDeposit, max: promptPayMost }
    const amount = bahtFault(linked, bounds) === undefined ? parseBaht(linked) : undefined
    return amount === undefined || !(until > 0) ? undefined : { amount, since: until - lasts, until }
  }, [linked, until, minDeposit])
  useEffect(() => {
    if (!payment) return
    keep(payment)
    setAmount(payment.amount)
    setAwaited(payment.amount.toFixed(2))
  }, [keep, setAmount, setAwaited, payment])
  const show = (amount: number, end: number) => setQuery({ amount: amount.toFixed(2), until: String(end) })
  return {
    payment,
    begun: payment ? undefined : begun,
    begin: (amount: number) => show(amount, Date.now() + lasts),
    resume: ({ amount, until: end }: Payment) => show(amount, end),
    end: () => {
      endPayment()
      setQuery({}, { replace: true })
    },
  }
}

/** Returns whether the bank is down and whether a transfer started at `since` (ms) is overdue. */
export function useWatch(feed: DepositAccountsAnswer['bankFeed'], since: number | undefined) {
  const deposits = useAtomValue(newestDepositsAtom)
  const minutes = feed?.state === 'running' ? feed.minutes : undefined
  const isDue = useIsPast(minutes === undefined || since === undefined ? undefined : since + minutes * 60_000)
  const isUnseen = isDue && deposits.data?.items.some(isPending) !== true
  return {
    isDown: feed?.state === 'down',
    minutes,
    isUnseen,
    /** True if the member should attach a slip: the transfer is overdue, or the bank's feed is late or off. */
    needsSlip: isUnseen || feed?.state === 'late' || feed?.state === 'off',
  }
}

/**
 * Returns the deposit settled since the screen opened, and `goOn`, which dismisses that deposit. `isIn` is true
 * if the deposit was credited.
 */
export function useLandedDeposit() {
  const latest = useAtomValue(settledDepositAtom)
  const [before, setBefore] = useState(latest)
  const landed = latest === before ? undefined : latest
  return { landed, isIn: landed?.status === 'SUCCESS', goOn: () => setBefore(latest) }
}
