import type { OrderState } from '@member/api-client'

/** Whether an order is being sent, or its outcome looked for. */
export const underWay = ({ status }: OrderState<unknown>) => status === 'sending' || status === 'asking'
