import type { CommandState } from '@member/commands'
import { FormMessage } from '@member/ui'
import { t } from './words.ts'

export const WithdrawNews = ({
  command,
  isLookedFor = false,
  isAbsent = false,
}: {
  command: CommandState<object>
  /** True during an automatic look-up of the outcome. */
  isLookedFor?: boolean
  /** True if the look-up found no such withdrawal on the server. */
  isAbsent?: boolean
}) => {
  if (isLookedFor || command.status === 'uncertain')
    return (
      <FormMessage tone="warn">
        <strong>{t.uncertain}</strong>
        <p>{isLookedFor ? t.lost : t.uncertainHint}</p>
      </FormMessage>
    )
  switch (command.status) {
    case 'checking':
      return <FormMessage tone="info">{t.asking}</FormMessage>
    case 'refused':
      return <FormMessage>{command.error.message}</FormMessage>
    case 'done':
      return <FormMessage tone="ok">{command.isFound ? t.found : t.sent}</FormMessage>
    default:
      return <FormMessage tone="info">{isAbsent ? t.absent : null}</FormMessage>
  }
}
