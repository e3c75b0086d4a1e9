import type { Withdraw } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { withdrawProgressAtom } from './withdraw.ts'

/** Returns the steps of a withdrawal so far; empty if the server sends none or outdated ones. */
export function useSteps({ uuid, status }: Withdraw) {
  const { data } = useAtomValue(withdrawProgressAtom)
  const steps = data?.withdrawUuid === uuid ? data.steps : []
  // Progress and withdrawal come from two requests: they are shown only if both agree.
  return steps[steps.length - 1]?.status === status ? steps : []
}
