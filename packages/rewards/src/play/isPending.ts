import type { CommandState } from '@member/api-client'

/** True while a command is being sent, or its outcome looked up. */
export const isPending = ({ status }: CommandState<unknown>) => status === 'sending' || status === 'asking'
