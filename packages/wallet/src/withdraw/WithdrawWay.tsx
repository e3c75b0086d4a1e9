import type { Withdraw } from '@member/api-client'
import { formatDateTime } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { thWay } from './thWay.ts'
import { type Moment, Timeline } from '../Timeline.tsx'
import { withdrawProgressAtom } from './withdraw.ts'

const toCome: Partial<Record<Withdraw['status'], readonly string[]>> = thWay.toCome

/** The way of a withdrawal under way with the moment of each step; `without` where the server does not tell it. */
export const WithdrawWay = ({ withdraw, without }: { withdraw: Withdraw; without: ReactNode }) => {
  const { data } = useAtomValue(withdrawProgressAtom)
  const steps = data?.withdrawUuid === withdraw.uuid ? data.steps : []
  // What is told of its way must be what is told of itself: the two are asked for one after the other.
  if (steps[steps.length - 1]?.status !== withdraw.status) return without
  const past = steps.map(({ status, at }, place): Moment => ({
    label: status === 'PENDING' && place > 0 ? thWay.again : thWay.way[status],
    when: <time dateTime={at}>{formatDateTime(at)}</time>,
    tone: status === 'FAILED' ? 'bad' : place === steps.length - 1 ? 'now' : 'done',
  }))
  const later = (toCome[withdraw.status] ?? []).map((label): Moment => ({ label, tone: 'later' }))
  return <Timeline moments={[...past, ...later]} />
}
