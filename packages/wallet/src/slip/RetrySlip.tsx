import styled from '@emotion/styled'
import { Button, Countdown } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'
import { verifySlipAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'

const Wait = styled.p`
  color: var(--text-muted);
  text-align: center;
`

/** Asks again with the same picture; where the server asked for a pause, the button waits it out. */
export const RetrySlip = ({ refusal }: { refusal: SlipRefusal }) => {
  const { why, until, actual } = refusal
  const [pausing, setPausing] = useState(() => until !== undefined && until > Date.now())
  const verify = useSetAtom(verifySlipAtom)
  return (
    <>
      {pausing && until !== undefined ? (
        <Wait>
          {t.retryIn} <Countdown until={until} onEnd={() => setPausing(false)} />
        </Wait>
      ) : null}
      {/* A bank may come back early; a throttle does not. */}
      <Button
        variant={why === 'notFound' || pausing ? 'secondary' : 'primary'}
        wide
        icon="refresh"
        disabled={pausing && why === 'throttled'}
        onClick={() => void verify()}
      >
        {why === 'amount' && actual !== undefined ? t.amountDiffers({ actual: actual }) : t.retry}
      </Button>
    </>
  )
}
