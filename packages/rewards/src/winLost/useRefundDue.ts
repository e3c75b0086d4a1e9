import { useAtomValue } from 'jotai'
import { refundAtom } from './refund.ts'

/** Baht of yesterday's loss that can be had back until midnight; undefined where there is nothing, or nothing is known. */
export const useRefundDue = (): number | undefined => {
  const { data } = useAtomValue(refundAtom)
  return data && data.refundable > 0 && data.refundable >= data.minWithdraw ? data.refundable : undefined
}
