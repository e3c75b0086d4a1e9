import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { DepositAccount } from '@member/api-client'
import { promptPayQr } from '@member/banks/thai-qr'
import {
  AsWritten,
  Button,
  Card,
  Countdown,
  FormMessage,
  Money,
  QrCode,
  Row,
  Stack,
  formatBaht,
  isAppBrowser,
  saveFile,
  toast,
  useHeldPicture,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { platform } from '@member/api-client'
import { bankLabel } from '@member/banks'
import { OpenBankApp, canShare, drawPayment, sharePicture } from './savePicture.tsx'
import { t } from './words.ts'
import { bonusAtom, IsOverAnother } from './payment.ts'

const Parts = styled.div<{ isBeside: boolean }>`
  display: grid;
  grid-template: 'amount' 'scan' 'payee' 'next' / minmax(0, 1fr);
  grid-gap: 12px;
  text-align: center;
  ${({ isBeside }) => (isBeside ? beside : null)}
`

const beside = css`
  @media (min-width: 1100px) {
    grid-template: 'scan amount' auto 'scan payee' auto 'scan next' 1fr / 264px minmax(0, 1fr);
    grid-column-gap: 32px;
    text-align: left;
  }
`

const Part = styled.div<{ at: 'amount' | 'scan' | 'payee' | 'next' }>`
  grid-area: ${({ at }) => at};
`

const Qr = styled.div`
  display: flex;
  justify-content: center;
`

const Payee = styled.p`
  margin-bottom: 8px;
  overflow-wrap: anywhere;
  color: var(--text-muted);
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

interface PayStepProps {
  /** True if the member has just requested the QR code; false after a reload. */
  isNew: boolean
  account: DepositAccount | undefined
  /** The member's registered account, masked. Only transfers from this account are credited automatically. */
  own?: string | undefined
  amount: number
  until: number
  minDeposit: number
  /** True if the member has a deposit limit, so that part of a larger transfer may be locked. */
  isLimited: boolean
  brandName: string | undefined
  slip: ReactNode
  onCancel: () => void
}

export const PayStep = ({
  isNew,
  account,
  own,
  amount,
  until,
  minDeposit,
  isLimited,
  brandName,
  slip,
  onCancel,
}: PayStepProps) => {
  const box = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView()
  }, [isNew])
  const [isOver, setOver] = useState(() => Date.now() >= until)
  const taken = useAtomValue(bonusAtom).data?.taken
  const isOverAnother = useContext(IsOverAnother)
  const qr = account?.promptPay ? promptPayQr(account.promptPay, amount) : null
  const isQr = qr !== null && !isOver
  const baht = formatBaht(amount, { unit: true })
  const picture = () =>
    drawPayment(box.current?.querySelector('svg') ?? null, {
      head: brandName ?? '',
      mark: t.promptPay,
      amount: baht,
      payee: account?.accountName ?? '',
    })
  const name = t.qrFile({ amount: amount.toFixed(2) })
  const { hold, held } = useHeldPicture()
  const save = async () => {
    const drawn = await picture()
    if (!drawn) await toast(t.qrSaveFailed, 'warn')
    else if (isAppBrowser()) await hold(drawn)
    else saveFile(drawn, name)
  }
  const share = async () => {
    if (!(await sharePicture(await picture(), name))) await toast(t.qrSaveFailed, 'warn')
  }
  return (
    <Card ref={card} tabIndex={-1} tone="brand" aria-label={t.payTitle}>
      <Stack>
        <Parts isBeside={isQr && !isOverAnother}>
          <Part at="amount">
            <Money baht={amount} scale="xl" tone="brand" />
            {own && !isOver ? <p>{t.payFrom({ account: own })}</p> : null}
          </Part>
          <Part at="scan">
            {isOver ? (
              <FormMessage tone="warn">{t.late}</FormMessage>
            ) : qr ? (
              <Stack space={3}>
                <Qr ref={box}>
                  <QrCode value={qr} size={232} label={t.qrAlt({ amount: baht })} />
                </Qr>
                {/* Visible with the QR, without scrolling: to pay on this phone, the picture must be saved first. */}
                <Row>
                  <Button icon="download" wide onClick={() => void save()}>
                    {t.qrSave}
                  </Button>
                  {canShare() ? (
                    <Button icon="share" wide onClick={() => void share()}>
                      {t.qrShare}
                    </Button>
                  ) : null}
                </Row>
              </Stack>
            ) : (
              <p>{t.byAccount}</p>
            )}
          </Part>
          {isOver ? null : (
            <Part at="payee">
              {qr ? (
                <Payee>
                  <strong>{t.promptPay}</strong>
                  <br />
                  <AsWritten>{account?.accountName}</AsWritten>
                  <br />
                  {bankLabel(account?.bankName ?? '')}
                </Payee>
              ) : null}
              <p>
                {t.timeLeft} <Countdown until={until} onEnd={() => setOver(true)} /> {t.minutes}
              </p>
            </Part>
          )}
          <Part at="next">
            <Stack space={3}>
              {isQr && platform() !== 'DSK' ? <Small>{t.fromPhone}</Small> : null}
              {isOver ? null : <OpenBankApp />}
              {slip}
              <Small>
                {taken ? `${t.otherBonus} ${t.short({ amount: minDeposit })}` : t.other}
                {isLimited ? ` ${t.otherKept}` : null}
              </Small>
              <Button variant="quiet" wide onClick={onCancel}>
                {isOver ? t.again : t.cancel}
              </Button>
            </Stack>
          </Part>
        </Parts>
        {held}
        {taken ? (
          <FormMessage tone="info">
            <strong>{t.bonus.get({ amount: taken.bonus })}</strong>
            <p>
              {taken.turnover > 0
                ? t.bonus.play({ amount: taken.turnover, times: taken.turnoverTimes })
                : t.bonus.noPlay}
            </p>
            <p>{t.bonus.holds}</p>
          </FormMessage>
        ) : null}
      </Stack>
    </Card>
  )
}
