import { Button, Countdown, FormMessage } from '@member/ui'
import { useState } from 'react'
import type { Refusal } from '../form/refusal.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { useWait } from '../form/useWait.ts'
import { t } from './words.ts'

interface ResendCodeProps {
  resendAt: number
  onSend: () => Promise<Refusal | null>
}

export const ResendCode = ({ resendAt, onSend }: ResendCodeProps) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [busy, setBusy] = useState(false)
  const { waiting, end } = useWait(resendAt)
  const send = async () => {
    setBusy(true)
    const refused = await onSend()
    setBusy(false)
    setRefusal(refused)
    if (!refused) setAgain(true)
  }
  const { waiting: isRefused, end: endRefusal } = useWait(refusal?.waitUntil)
  return (
    <>
      <RefusalMessage refusal={refusal} onWaited={endRefusal} />
      <FormMessage tone="ok">{isAgain && !refusal ? t.sentAgain : null}</FormMessage>
      <Button variant="quiet" wide busy={busy} disabled={waiting || isRefused} onClick={() => void send()}>
        {waiting ? (
          // In one element, because the button would drop the space between two.
          <span>
            <span>{t.resendIn}</span> <Countdown until={resendAt} onEnd={end} />
          </span>
        ) : (
          t.resend
        )}
      </Button>
    </>
  )
}
