import styled from '@emotion/styled'
import type { DepositAccount } from '@member/api-client'
import { promptPayQr } from '@member/api-client/thai-qr'
import {
  Button,
  Card,
  Countdown,
  FormMessage,
  Money,
  QrCode,
  Row,
  Stack,
  formatBaht,
  toast,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { bankLabel } from '../bankLabel.ts'
import { th } from './th.ts'
import { bonusAtom } from './payment.ts'
import { canShare, drawPayment, savePicture, sharePicture } from './savePicture.ts'

const Centre = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  justify-items: center;
  text-align: center;
`

const Payee = styled.p`
  overflow-wrap: anywhere;
  color: var(--text-muted);
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

interface PayStepProps {
  account: DepositAccount | undefined
  amount: number
  until: number
  minDeposit: number
  brandName: string | undefined
  onCancel: () => void
}

/** The QR with the amount inside, what comes with it, and what happens where another amount arrives or it is late. */
export const PayStep = ({ account, amount, until, minDeposit, brandName, onCancel }: PayStepProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(() => Date.now() >= until)
  const taken = useAtomValue(bonusAtom).data?.taken
  const qr = account?.promptPay ? promptPayQr(account.promptPay, amount) : null
  const baht = formatBaht(amount, { unit: true })
  const picture = () =>
    drawPayment(box.current?.querySelector('svg') ?? null, {
      head: brandName ?? '',
      mark: th.promptPay,
      amount: baht,
      payee: account?.accountName ?? '',
    })
  const name = th.qrFile(amount.toFixed(2))
  const save = async () => {
    if (!(await savePicture(await picture(), name))) await toast(th.qrSaveFailed, 'warn')
  }
  const share = async () => {
    if (!(await sharePicture(await picture(), name))) await toast(th.qrSaveFailed, 'warn')
  }
  return (
    <Card tone="brand" aria-label={th.payTitle}>
      <Stack>
        <Centre>
          <Money baht={amount} scale="xl" tone="brand" />
          {isOver ? (
            <FormMessage tone="warn">{th.late}</FormMessage>
          ) : qr && account ? (
            <>
              <div ref={box}>
                <QrCode value={qr} size={232} label={th.qrAlt(baht)} />
              </div>
              <Payee>
                <strong>{th.promptPay}</strong>
                <br />
                {account.accountName}
                <br />
                {bankLabel(account.bankName)}
              </Payee>
            </>
          ) : (
            <p>{th.byAccount}</p>
          )}
          {isOver ? null : (
            <Small>
              {th.payWithin} <Countdown until={until} onEnd={() => setOver(true)} />
            </Small>
          )}
        </Centre>
        {taken ? (
          <FormMessage tone="info">
            <strong>{th.bonus.get(formatBaht(taken.bonus, { unit: true }))}</strong>
            <p>
              {taken.turnover > 0
                ? th.bonus.play(formatBaht(taken.turnover, { unit: true }), String(taken.turnoverTimes))
                : th.bonus.noPlay}
            </p>
            <p>{th.bonus.holds}</p>
          </FormMessage>
        ) : null}
        {qr && !isOver ? (
          <Row>
            <Button icon="download" wide onClick={() => void save()}>
              {th.qrSave}
            </Button>
            {canShare() ? (
              <Button icon="share" wide onClick={() => void share()}>
                {th.qrShare}
              </Button>
            ) : null}
          </Row>
        ) : null}
        <Small>
          {th.other} {th.short(formatBaht(minDeposit, { unit: true, short: true }))}
        </Small>
        <Button variant="quiet" wide onClick={onCancel}>
          {isOver ? th.again : th.cancel}
        </Button>
      </Stack>
    </Card>
  )
}
