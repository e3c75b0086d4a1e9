import type { Withdraw } from '@member/api-client'
import { formatDateTime } from '@member/ui'
import type { ReactNode } from 'react'
import { tProgress } from './wordsProgress.ts'
import { type Moment, Timeline } from '../money/Timeline.tsx'
import { useSteps } from './useSteps.ts'

/** Past and future steps of a withdrawal; `without` if the server sends no steps. */
export const WithdrawProgress = ({ withdraw, without }: { withdraw: Withdraw; without: ReactNode }) => {
  const steps = useSteps(withdraw)
  if (steps.length === 0) return without
  const past = steps.map(({ status, at }, place): Moment => ({
    label: status === 'PENDING' && place > 0 ? tProgress.again : tProgress.way[status],
    when: <time dateTime={at}>{formatDateTime(at)}</time>,
    tone: status === 'FAILED' ? 'bad' : place === steps.length - 1 ? 'now' : 'done',
  }))
  const toCome: Partial<Record<Withdraw['status'], readonly string[]>> = tProgress.toCome
  const later = (toCome[withdraw.status] ?? []).map((label): Moment => ({ label, tone: 'later' }))
  return <Timeline moments={[...past, ...later]} />
}
