import type { CommandState } from '@member/api-client'

export const isPending = ({ status }: CommandState<unknown>) => status === 'sending' || status === 'asking'
