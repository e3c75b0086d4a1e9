import { RefundStep } from '@member/home/refund-step'
import { useRefundDue } from '@member/rewards/refund-due'
import * as paths from '../paths/paths.ts'

export const HomeRefund = () => {
  const refund = useRefundDue()
  return refund === undefined ? null : <RefundStep to={paths.winLost.path} refund={refund} />
}
