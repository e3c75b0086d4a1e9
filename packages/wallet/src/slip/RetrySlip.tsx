import { Button, Countdown } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'
import { RetryWait } from './RetryWait.ts'
import { verifySlipAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'

export const RetrySlip = ({ refusal }: { refusal: SlipRefusal }) => {
  const { why, until, actual } = refusal
  const [pausing, setPausing] = useState(() => until !== undefined && until > Date.now())
  const verify = useSetAtom(verifySlipAtom)
  return (
    <>
      {pausing && until !== undefined ? (
        <RetryWait>
          {t.retryIn} <Countdown until={until} onEnd={() => setPausing(false)} />
        </RetryWait>
      ) : null}
      <Button
        variant={why === 'notFound' || pausing ? 'secondary' : 'primary'}
        wide
        icon="refresh"
        disabled={pausing}
        onClick={() => void verify()}
      >
        {why === 'amount' && actual !== undefined ? t.amountDiffers({ actual: actual }) : t.retry}
      </Button>
    </>
  )
}
