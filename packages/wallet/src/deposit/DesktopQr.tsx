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
  min-height: 322px;
  padding: 16px;
  border-radius: var(--radius-m);
  background: var(--surface-2);
  text-align: center;
`

const Steps = styled.ol`
  max-width: 19rem;
  text-align: left;
  counter-reset: step;
  & > li {
    position: relative;
    padding-left: 48px;
    line-height: 2rem;
    counter-increment: step;
  }
  & > li > span {
    display: inline-block;
    line-height: 1.5;
    vertical-align: middle;
  }
  & > li + li {
    margin-top: 24px;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: calc(50% - 1rem);
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--border-strong);
    color: var(--brand-text);
    font-family: var(--font-display);
    font-weight: 600;
    text-align: center;
  }
`

interface DesktopQrProps {
  account: DepositAccount
  /** The typed amount in baht; undefined until it is valid. */
  amount: number | undefined
  /** True if the server must hear of the member's choice before the transfer. */
  isHeld: boolean
}

/** The QR of the typed amount; until there is one, how to pay with it. */
export const DesktopQr = ({ account, amount, isHeld }: DesktopQrProps) => {
  const qr = account.promptPay && amount !== undefined && !isHeld && promptPayQr(account.promptPay, amount)
  const { amount: enter, held, scan, credited } = t.scanSteps
  const steps = [enter, ...(isHeld && amount !== undefined ? [held] : []), scan, credited]
  const baht = amount === undefined ? '' : formatBaht(amount, { unit: true })
  return (
    <Beside role="group" aria-label={t.scan}>
      {qr ? (
        <QrCode value={qr} size={208} label={t.qrAlt({ amount: baht })} />
      ) : (
        <Steps>
          {steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </Steps>
      )}
      <div aria-live="polite">
        {qr ? (
          <>
            <strong>{t.scanAmount({ amount: baht })}</strong>
            <p translate="no">{account.accountName}</p>
          </>
        ) : null}
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
