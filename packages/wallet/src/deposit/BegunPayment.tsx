import { Button, Card, Countdown, Money, Stack, FormMessage, Phrases } from '@member/ui'
import { useIsPast } from '../money/useIsPast.ts'
import type { Payment } from './payment.ts'
import { t } from './words.ts'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { depositAccountsAtom } from './deposit.ts'

/** Card with a button that shows a pending payment's QR code again. */
export const BegunPayment = ({ amount, until, onShow }: Payment & { onShow: () => void }) =>
  useIsPast(until) ? null : (
    <Card aria-label={t.begun}>
      <Stack space={3}>
        <div>
          <p>
            {t.begun} <Money baht={amount} />
          </p>
          <p>
            {t.timeLeft} <Countdown until={until} /> {t.minutes}
          </p>
        </div>
        <Button icon="qr" wide onClick={onShow}>
          {t.resume}
        </Button>
      </Stack>
    </Card>
  )

/** Warning while the bank is down and cannot check deposits, then a message once the bank is back. */
export const BankDown = () => {
  const isDown = useAtomValue(depositAccountsAtom).data?.bankFeed?.state === 'down'
  const [wasDown, setWasDown] = useState(isDown)
  if (isDown && !wasDown) setWasDown(true)
  return (
    <FormMessage tone={isDown ? 'warn' : 'ok'}>
      {isDown ? (
        <>
          <strong>{t.bankDown}</strong>
          <p>
            <Phrases>{t.bankDownHint}</Phrases>
          </p>
        </>
      ) : wasDown ? (
        t.bankBack
      ) : null}
    </FormMessage>
  )
}
