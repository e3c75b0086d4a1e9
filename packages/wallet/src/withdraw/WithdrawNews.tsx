import type { OrderState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { th } from './th.ts'
import { withdrawRefusal } from './refusalWords.ts'

/** What came of the last order, announced. */
export const WithdrawNews = ({
  order,
  absent = false,
}: {
  order: OrderState<object>
  /** It was asked for, and the server knows of none. */
  absent?: boolean
}) => {
  switch (order.status) {
    case 'asking':
      return <FormMessage tone="info">{th.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{withdrawRefusal(order.error)}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{th.uncertain}</strong>
          <p>{order.error.message}</p>
          <p>{th.uncertainHint}</p>
        </FormMessage>
      )
    case 'done':
      // An answer without credit is one that was lost and found again.
      return <FormMessage tone="ok">{'credit' in order.answer ? th.sent : th.found}</FormMessage>
    default:
      return <FormMessage tone="info">{absent ? th.absent : null}</FormMessage>
  }
}
