import type { ApiError, OrderState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { th } from './th.ts'

const messageOf = ({ message }: ApiError) => message

/** What came of the last order, announced. */
export const OrderNews = ({
  order,
  done,
  found,
  absent,
  refused = messageOf,
}: {
  order: OrderState<object>
  /** Nothing is said of a done order whose outcome is shown otherwise. */
  done?: string
  /** Said of an answer that was lost and found again: it carries no credit. */
  found?: string
  /** Said where it was asked for, and the server knows of none. */
  absent?: string | undefined
  refused?: (error: ApiError) => string
}) => {
  switch (order.status) {
    case 'asking':
      return <FormMessage tone="info">{th.order.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{refused(order.error)}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{th.order.uncertain}</strong>
          <p>{order.error.message}</p>
          <p>{th.order.uncertainHint}</p>
        </FormMessage>
      )
    case 'done':
      return <FormMessage tone="ok">{'credit' in order.answer ? done : found}</FormMessage>
    default:
      return <FormMessage tone="info">{absent}</FormMessage>
  }
}
