import type { Withdraw } from '@member/api-client'
import { formatDateTime } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { tWay } from './wordsWay.ts'
import { type Moment, Timeline } from '../Timeline.tsx'
import { withdrawProgressAtom } from './withdraw.ts'

/** The way of a withdrawal under way with the moment of each step; `without` where the server does not tell it. */
export const WithdrawWay = ({ withdraw, without }: { withdraw: Withdraw; without: ReactNode }) => {
  const { data } = useAtomValue(withdrawProgressAtom)
  const steps = data?.withdrawUuid === withdraw.uuid ? data.steps : []
  // Progress and withdrawal come from two requests: show progress only if both agree.
  if (steps[steps.length - 1]?.status !== withdraw.status) return without
  const past = steps.map(({ status, at }, place): Moment => ({
    label: status === 'PENDING' && place > 0 ? tWay.again : tWay.way[status],
    when: <time dateTime={at}>{formatDateTime(at)}</time>,
    tone: status === 'FAILED' ? 'bad' : place === steps.length - 1 ? 'now' : 'done',
  }))
  const toCome: Partial<Record<Withdraw['status'], readonly string[]>> = tWay.toCome
  const later = (toCome[withdraw.status] ?? []).map((label): Moment => ({ label, tone: 'later' }))
  return <Timeline moments={[...past, ...later]} />
}
