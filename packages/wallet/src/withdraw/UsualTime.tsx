import { useAtomValue } from 'jotai'
import { awaitedDocumentsAtom, withdrawProgressAtom } from './withdraw.ts'
import { t } from './words.ts'
import { tProgress } from './wordsProgress.ts'
import type { Withdraw } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { serverClockAtom } from '@member/api-client/setting'
import { bangkokDay, formatDateTime, formatSpan, formatTime } from '@member/ui'
import { useIsPast } from '../money/useIsPast.ts'

/** Formats a duration in whole minutes (at least 1), or from two hours on in whole hours, rounded up. */
function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return formatSpan(minutes < 120 ? minutes : Math.ceil(minutes / 60) * 60)
}

/** Usual duration of a withdrawal; while documents are awaited, their status instead. */
export const UsualTime = () => {
  const usual = useAtomValue(withdrawProgressAtom).data?.usual
  const documents = useAtomValue(awaitedDocumentsAtom)
  if (documents) return t.papers[documents]
  if (!usual) return t.untimed
  const [half, most] = [lengthOf(usual.half), lengthOf(usual.most)]
  return half === most ? tProgress.within({ most }) : tProgress.measured({ half, most })
}

/** Returns the steps of a withdrawal so far; empty if the server sends none or outdated ones. */
export function useSteps({ uuid, status }: Withdraw) {
  const { data } = useAtomValue(withdrawProgressAtom)
  const steps = data?.withdrawUuid === uuid ? data.steps : []
  // Progress and withdrawal come from two requests: they are shown only if both agree.
  return steps[steps.length - 1]?.status === status ? steps : []
}

/**
 * Time by which 90 % of recent withdrawals were paid, or that this one is late. Renders nothing if the server
 * measures no durations, or while documents are awaited.
 */
export const ExpectedTime = ({ withdraw }: { withdraw: Withdraw }) => {
  const usual = useAtomValue(withdrawProgressAtom).data?.usual
  const sent = useSteps(withdraw).filter(({ status }) => status === 'PENDING')
  const since = sent[sent.length - 1]?.at ?? withdraw.createdAt
  const now = useAtomValue(serverClockAtom) ?? serverNow
  // The text shows minutes, so the promise ends with its minute.
  const by = usual ? Math.ceil((Date.parse(since) + usual.most * 1000) / 60_000) * 60_000 : undefined
  const isPast = useIsPast(by, now)
  const documents = useAtomValue(awaitedDocumentsAtom)
  if (by === undefined || documents) return null
  const when = bangkokDay(by) === bangkokDay(since) ? formatTime(by) : formatDateTime(by)
  return (
    <p>
      <strong>{isPast ? tProgress.late : tProgress.expected({ when })}</strong>
    </p>
  )
}
