import type { ApiError, CommandState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { t } from './words.ts'

const messageOf = ({ message }: ApiError) => message

export const CommandNews = ({
  command,
  done,
  found,
  absent,
  refused = messageOf,
}: {
  command: CommandState<object>
  /** Success message; empty if the result is shown elsewhere. */
  done?: string
  /** Success message after a lost answer was looked up, since such a result contains no credit. */
  found?: string
  /** Message if the look-up found no such command on the server. */
  absent?: string | undefined
  refused?: (error: ApiError) => string
}) => {
  switch (command.status) {
    case 'asking':
      return <FormMessage tone="info">{t.order.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{refused(command.error)}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{t.order.uncertain}</strong>
          <p>{t.order.uncertainHint}</p>
        </FormMessage>
      )
    case 'done':
      return <FormMessage tone="ok">{'credit' in command.answer ? done : found}</FormMessage>
    default:
      return <FormMessage tone="info">{absent}</FormMessage>
  }
}
