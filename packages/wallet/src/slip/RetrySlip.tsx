import { Button, Countdown } from '@member/ui'
import { useSetAtom, useAtomValue } from 'jotai'
import { useState, useEffect, useRef } from 'react'
import { t } from './words.ts'
import { verifySlipAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'
import styled from '@emotion/styled'
import { depositAccountsAtom } from '../deposit/deposit.ts'

const RetryWait = styled.p`
  color: var(--text-muted);
  text-align: center;
`

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
        {why === 'amount' && actual !== undefined ? t.amountDiffers({ actual }) : t.retry}
      </Button>
    </>
  )
}

/** Countdown to the next check of a slip while the bank is down, with a button that checks at once. */
export const BankRetry = ({ until }: { until: number }) => {
  const verify = useSetAtom(verifySlipAtom)
  const bank = useAtomValue(depositAccountsAtom).data?.bankFeed?.state
  const before = useRef(bank)
  useEffect(() => {
    if (before.current === 'down' && bank !== 'down') void verify()
    before.current = bank
  }, [bank, verify])
  return (
    <>
      <RetryWait>
        {t.waitLeft} <Countdown until={until} onEnd={() => void verify()} />
      </RetryWait>
      <Button wide icon="refresh" onClick={() => void verify()}>
        {t.waitLook}
      </Button>
    </>
  )
}
