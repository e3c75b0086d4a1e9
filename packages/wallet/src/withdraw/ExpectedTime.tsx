import type { Withdraw } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { serverClockAtom } from '@member/api-client/setting'
import { bangkokDay, formatDateTime } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useIsPast } from '../money/useIsPast.ts'
import { awaitedDocumentsAtom } from './awaitedDocuments.ts'
import { useSteps } from './useSteps.ts'
import { tProgress } from './wordsProgress.ts'
import { withdrawProgressAtom } from './withdraw.ts'

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
  const when = bangkokDay(by) === bangkokDay(since) ? tProgress.todayAt({ time: by }) : formatDateTime(by)
  return (
    <p>
      <strong>{isPast ? tProgress.late : tProgress.expected({ when })}</strong>
    </p>
  )
}
