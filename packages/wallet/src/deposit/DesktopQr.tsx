import styled from '@emotion/styled'
import type { DepositAccount } from '@member/api-client'
import { promptPayQr } from '@member/banks/thai-qr'
import { Card, desktop, QrCode, formatBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { amountAtom } from './payment.ts'

const Beside = styled(Card)`
  display: none;
  ${desktop} {
    display: grid;
    grid-gap: 12px;
    align-content: center;
    justify-items: center;
    text-align: center;
  }
`

/**
 * PromptPay QR code for desktop screens, to scan with a phone. Contains the amount once a valid one is typed;
 * renders nothing for an account without PromptPay.
 */
export const DesktopQr = ({ account }: { account: DepositAccount | undefined }) => {
  const amount = useAtomValue(amountAtom)
  const qr = account?.promptPay ? promptPayQr(account.promptPay, amount) : null
  if (qr === null || !account) return null
  return (
    <Beside aria-label={t.scan}>
      <QrCode
        value={qr}
        size={168}
        label={amount === undefined ? t.qrAltOpen : t.qrAlt({ amount: formatBaht(amount, { unit: true }) })}
      />
      <div>
        <strong>{t.scan}</strong>
        <p translate="no">{account.accountName}</p>
        <p>{amount === undefined ? t.scanOpen : formatBaht(amount, { unit: true })}</p>
      </div>
    </Beside>
  )
}
