import type { OrderState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { th } from './th.ts'

/** Whether an order is being sent, or its outcome looked for. */
export const underWay = ({ status }: OrderState<unknown>) => status === 'sending' || status === 'asking'

/** What came of the last order, announced. */
export const OrderNews = ({ order, done }: { order: OrderState<unknown>; done: string }) => {
  switch (order.status) {
    case 'asking':
      return <FormMessage tone="info">{th.order.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{order.error.message}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{th.order.uncertain}</strong>
          <p>{order.error.message}</p>
          <p>{th.order.uncertainHint}</p>
        </FormMessage>
      )
    default:
      return <FormMessage tone="ok">{order.status === 'done' ? done : null}</FormMessage>
  }
}
