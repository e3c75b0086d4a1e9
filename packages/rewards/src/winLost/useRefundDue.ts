import { useAtomValue } from 'jotai'
import { refundAtom } from './refund.ts'

/** Returns the refund of yesterday's loss (baht); undefined if none or less than the minimum. */
export const useRefundDue = (): number | undefined => {
  const { data } = useAtomValue(refundAtom)
  return data && data.refundable > 0 && data.refundable >= data.minWithdraw ? data.refundable : undefined
}
