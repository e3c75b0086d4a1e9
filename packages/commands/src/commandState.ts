import type { ApiError } from '@member/api-client'

/**
 * State of a command. `checking`: the outcome is being looked up. `uncertain`: the outcome is unknown.
 * `isFound`: the answer was lost, and a look-up found the outcome.
 */
export type CommandState<Answer> = (
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'checking' }
  | { readonly status: 'done'; readonly answer: Answer; readonly isFound?: true }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'uncertain'; readonly error: ApiError }
) & {
  /** Uuid that the command is about, if each uuid has its own key. */
  readonly about?: string
  /** Uuids of pressed commands that are sent once this one is settled. */
  readonly queued?: readonly string[]
}

/**
 * Returns the state if it is about this uuid, otherwise `idle`: the state of another slip is not this one's. A
 * queued command counts as being sent.
 */
export const stateAbout = <Answer>(state: CommandState<Answer>, about: string): CommandState<Answer> =>
  state.queued?.includes(about)
    ? { status: 'sending', about }
    : state.about === about
      ? state
      : { status: 'idle' }

/** True while a command is being sent or its outcome is being looked up. */
export const isInFlight = ({ status }: CommandState<unknown>): boolean =>
  status === 'sending' || status === 'checking'
