import { Button, Countdown } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { depositAccountsAtom } from '../deposit/deposit.ts'
import { t } from './words.ts'
import { RetryWait } from './RetryWait.ts'
import { verifySlipAtom } from './slip.ts'

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
