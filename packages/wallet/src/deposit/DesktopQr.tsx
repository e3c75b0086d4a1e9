import styled from '@emotion/styled'
import type { DepositAccount } from '@member/api-client'
import { promptPayQr } from '@member/banks/thai-qr'
import { QrCode, formatBaht } from '@member/ui'
import { t } from './words.ts'
import { useSyncExternalStore } from 'react'

const Beside = styled.div`
  display: grid;
  grid-gap: 12px;
  align-content: center;
  justify-items: center;
  min-height: 280px;
  text-align: center;
`

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 208px;
  height: 208px;
  padding: 16px;
  border: 2px dashed var(--border);
  border-radius: 12px;
  color: var(--text-muted);
`

interface DesktopQrProps {
  account: DepositAccount
  /** The typed amount in baht; undefined until it is valid. */
  amount: number | undefined
  /** True if the server must hear of the member's choice before the transfer. */
  isHeld: boolean
  /** Why the typed amount cannot be paid. */
  why: string | undefined
}

export const DesktopQr = ({ account, amount, isHeld, why }: DesktopQrProps) => {
  const qr = account.promptPay && amount !== undefined && !isHeld && promptPayQr(account.promptPay, amount)
  const baht = amount === undefined ? '' : formatBaht(amount, { unit: true })
  return (
    <Beside role="group" aria-label={t.scan}>
      {qr ? (
        <QrCode value={qr} size={208} label={t.qrAlt({ amount: baht })} />
      ) : (
        <Frame>{why ?? (isHeld ? t.scanHeld : t.scanEmpty)}</Frame>
      )}
      <div aria-live="polite">
        <strong>{qr ? t.scanAmount({ amount: baht }) : t.scan}</strong>
        <p translate="no">{account.accountName}</p>
      </div>
    </Beside>
  )
}

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const isWide = () => 'matchMedia' in window && window.matchMedia('(min-width: 60em)').matches

/** Returns true at the widths of `desktop`, where the phone that pays is another device. */
export const useIsDesktop = (): boolean => useSyncExternalStore(onResize, isWide, () => false)
