import styled from '@emotion/styled'
import { Button, Countdown } from '@member/ui'
import { useSetAtom } from 'jotai'
import { t } from './words.ts'
import { Outcome } from './Outcome.tsx'
import { slipAtom, verifySlipAtom } from './slip.ts'
import type { WaitingState } from './slipState.ts'

const Clock = styled.p`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 92px;
  color: var(--text-muted);
  & > span {
    color: var(--text);
    font-family: var(--font-display);
    font-size: 2.5rem;
    font-weight: 600;
    line-height: 1.5;
  }
`

/** Countdown, while the bank does not know the transfer yet, after which the slip is checked again. */
export const WaitingSlip = ({ waiting, asking }: { waiting: WaitingState; asking: boolean }) => {
  const verify = useSetAtom(verifySlipAtom)
  const move = useSetAtom(slipAtom)
  const { slip, until } = waiting
  const byHand = () =>
    move({ step: 'manual', refusal: { why: 'manual', message: t.wait, uuid: slip.uuid, slip } })
  return (
    <Outcome tone="info" title={t.wait} note={t.waitHint}>
      <Clock>
        {asking ? (
          <b role="status">{t.waitNow}</b>
        ) : (
          <>
            {t.waitLeft}
            <Countdown until={until} onEnd={() => void verify()} />
          </>
        )}
      </Clock>
      <Button wide busy={asking} onClick={() => void verify()}>
        {t.waitLook}
      </Button>
      <Button variant="quiet" wide disabled={asking} onClick={byHand}>
        {t.waitTooLong}
      </Button>
    </Outcome>
  )
}
