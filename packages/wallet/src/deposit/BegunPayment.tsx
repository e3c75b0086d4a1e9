import { Button, Card, Countdown, Money, Stack } from '@member/ui'
import { useIsPast } from '../money/useIsPast.ts'
import type { Payment } from './payment.ts'
import { t } from './words.ts'

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
