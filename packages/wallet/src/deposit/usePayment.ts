import { promptPayMost } from '@member/banks/thai-qr'
import { bahtFault, parseBaht } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { amountAtom, awaitedAmountAtom, begunPaymentAtom, endPaymentAtom, type Payment } from './payment.ts'
import { usePaymentPlace } from './paymentPlace.ts'

/** Lifetime (ms) of a QR code. */
const lasts = 15 * 60_000

/**
 * Returns the pending payment and functions that begin, resume and end a payment. The address stores the
 * payment, so that Back leads to the amount; a sheet stores the payment in memory.
 */
export function usePayment(minDeposit: number | undefined) {
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
