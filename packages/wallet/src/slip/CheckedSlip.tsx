import type { VerifySlipAnswer } from '@member/api-client'
import { Button, Countdown, FormMessage, formatBaht } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { th } from './th.ts'
import { confirmSlipAtom, creditSlipAtom } from './confirmSlip.ts'
import { Outcome } from './Outcome.tsx'
import { slipAtom } from './slip.ts'
import { SlipFacts } from './SlipFacts.tsx'
import type { SlipPause } from './slipState.ts'

/** The bank has said yes: one press credits it. */
export const CheckedSlip = ({ slip, pause }: { slip: VerifySlipAnswer; pause: SlipPause | undefined }) => {
  const order = useAtomValue(confirmSlipAtom)
  const credit = useSetAtom(creditSlipAtom)
  const move = useSetAtom(slipAtom)
  const [waited, setWaited] = useState<SlipPause>()
  const until = pause === waited ? undefined : pause?.until
  const busy = order.status === 'sending' || order.status === 'asking'
  const uncertain = order.status === 'uncertain'
  const amount = formatBaht(slip.amount ?? 0, { unit: true })
  return (
    <Outcome tone="ok" title={th.checked} note={slip.checks.amount === 'FAIL' ? th.differs : undefined}>
      <SlipFacts slip={slip} />
      <FormMessage tone="warn">
        {uncertain ? (
          <>
            <strong>{th.uncertain}</strong>
            <p>{order.error.message}</p>
            <p>{th.uncertainHint}</p>
          </>
        ) : order.status === 'asking' ? (
          th.asking
        ) : pause && !busy ? (
          <>
            <strong>{pause.message}</strong>
            {until === undefined ? null : (
              <p>
                {th.retryIn} <Countdown until={until} onEnd={() => setWaited(pause)} />
              </p>
            )}
          </>
        ) : null}
      </FormMessage>
      <Button
        variant="primary"
        wide
        busy={busy}
        disabled={until !== undefined}
        onClick={() => void credit(slip)}
      >
        {uncertain ? th.askAgain : th.confirm(amount)}
      </Button>
      {busy || uncertain ? null : (
        <Button variant="quiet" wide onClick={() => move({ step: 'choose' })}>
          {th.change}
        </Button>
      )}
    </Outcome>
  )
}
