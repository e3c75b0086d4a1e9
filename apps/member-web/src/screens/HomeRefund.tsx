import { RefundStep } from '@member/home/refund-step'
import { useRefundDue } from '@member/rewards/refund-due'
import * as paths from '../paths/paths.ts'

/** The refund that ends at midnight, before today's other offers. */
export const HomeRefund = () => {
  const refund = useRefundDue()
  return refund === undefined ? null : <RefundStep to={paths.winLost.path} refund={refund} />
}
