import { atom, type WritableAtom } from 'jotai'
import { RESET } from './commandAtom.ts'
import type { CommandState } from './commandState.ts'

type Leavable = WritableAtom<CommandState<unknown>, [typeof RESET], Promise<CommandState<unknown>>>

/** Creates an atom that resets commands when the member leaves a screen; unknown outcomes stay. */
export const leaveCommandsAtom = (...commands: readonly Leavable[]) =>
  atom(null, (get, set) => {
    for (const command of commands) if (get(command).status !== 'uncertain') void set(command, RESET)
  })
