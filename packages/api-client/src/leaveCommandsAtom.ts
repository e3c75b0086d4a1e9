import { atom, type WritableAtom } from 'jotai'
import { type CommandState, RESET } from './commandAtom.ts'

type Leavable = WritableAtom<CommandState<unknown>, [typeof RESET], Promise<CommandState<unknown>>>

/** Puts away, as a screen is left, what was said of its settled commands; what nobody knows yet stays. */
export const leaveCommandsAtom = (...commands: readonly Leavable[]) =>
  atom(null, (get, set) => {
    for (const command of commands) if (get(command).status !== 'uncertain') void set(command, RESET)
  })
