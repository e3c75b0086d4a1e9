import { actorAtom } from '@member/api-client'
import { Button, Countdown, FormMessage } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Refusal } from '../refusal.ts'
import { RefusalMessage } from '../RefusalMessage.tsx'
import { useWait } from '../useWait.ts'
import { requestCode, type SentCode, sentCodeAtom } from './sentCode.ts'
import { t } from './words.ts'

/** Sends another code, once the first has had time to arrive. */
export const Resend = ({ sent }: { sent: SentCode }) => {
  const actor = useAtomValue(actorAtom)
  const setSent = useSetAtom(sentCodeAtom)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [busy, setBusy] = useState(false)
  const { waiting, end } = useWait(sent.resendAt)
  const send = async () => {
    setBusy(true)
    const answer = await requestCode(sent.phone, actor)
    setBusy(false)
    setRefusal(answer.refusal ?? null)
    if (!answer.sent) return
    setAgain(true)
    setSent(answer.sent)
  }
  const { waiting: isRefused, end: endRefusal } = useWait(refusal?.waitUntil)
  return (
    <>
      <RefusalMessage refusal={refusal} onWaited={endRefusal} />
      <FormMessage tone="ok">{isAgain && !refusal ? t.sentAgain : null}</FormMessage>
      <Button variant="quiet" wide busy={busy} disabled={waiting || isRefused} onClick={() => void send()}>
        {waiting ? (
          <>
            <span>{t.resendIn}</span> <Countdown until={sent.resendAt} onEnd={end} />
          </>
        ) : (
          t.resend
        )}
      </Button>
    </>
  )
}
