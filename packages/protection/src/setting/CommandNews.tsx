import type { CommandState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { t } from './words.ts'

export const isPending = ({ status }: CommandState<unknown>) => status === 'sending' || status === 'asking'

export const CommandNews = ({ command, done }: { command: CommandState<unknown>; done: string }) => {
  switch (command.status) {
    case 'asking':
      return <FormMessage tone="info">{t.order.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{command.error.message}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{t.order.uncertain}</strong>
          <p>{t.order.uncertainHint}</p>
        </FormMessage>
      )
    default:
      return <FormMessage tone="ok">{command.status === 'done' ? done : null}</FormMessage>
  }
}
