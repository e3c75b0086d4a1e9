import type { CommandState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { t } from './words.ts'
import { withdrawRefusal } from './refusalWords.ts'

/** Announces the result of the last command. */
export const WithdrawNews = ({
  command,
  absent = false,
}: {
  command: CommandState<object>
  /** It was asked for, and the server knows of none. */
  absent?: boolean
}) => {
  switch (command.status) {
    case 'asking':
      return <FormMessage tone="info">{t.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{withdrawRefusal(command.error)}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{t.uncertain}</strong>
          <p>{command.error.message}</p>
          <p>{t.uncertainHint}</p>
        </FormMessage>
      )
    case 'done':
      // An answer without credit is one that was lost and found again.
      return <FormMessage tone="ok">{'credit' in command.answer ? t.sent : t.found}</FormMessage>
    default:
      return <FormMessage tone="info">{absent ? t.absent : null}</FormMessage>
  }
}
