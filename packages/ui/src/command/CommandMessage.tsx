import { FormMessage } from '../field/FormMessage.tsx'
import { t } from './words.ts'

export interface CommandMessageProps {
  command: {
    readonly status: 'idle' | 'sending' | 'checking' | 'done' | 'refused' | 'uncertain'
    readonly error?: { readonly message: string }
    readonly isFound?: true
  }
  /** Success message; undefined if the screen shows the result elsewhere. */
  done?: string | undefined
  /** Success message of a command whose answer was lost and whose outcome was looked up. */
  found?: string | undefined
  /** Message if the look-up found no such command on the server. */
  absent?: string | undefined
  /** Replaces the server's message of a refusal. */
  refused?: string | undefined
  /** Advice while the outcome is unknown; by default a general text. */
  hint?: string
}

/** Message about the state of a command; `absent` is shown for the states `idle` and `sending`. */
export const CommandMessage = ({
  command,
  done,
  found = done,
  absent,
  refused,
  hint = t.hint,
}: CommandMessageProps) => {
  switch (command.status) {
    case 'checking':
      return <FormMessage tone="info">{t.checking}</FormMessage>
    case 'refused':
      return <FormMessage>{refused ?? command.error?.message}</FormMessage>
    case 'uncertain':
      return (
        <FormMessage tone="warn">
          <strong>{t.uncertain}</strong>
          <p>{hint}</p>
        </FormMessage>
      )
    case 'done':
      return <FormMessage tone="ok">{command.isFound ? found : done}</FormMessage>
    default:
      return <FormMessage tone="info">{absent}</FormMessage>
  }
}
