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
  padding: 16px;
  border-radius: var(--radius-m);
  background: var(--surface-2);
  text-align: center;
`

// As large as the QR with its margin.
const Outline = styled.svg`
  width: 208px;
  height: 208px;
  margin: 8px;
  fill: none;
  stroke: var(--border);
  stroke-width: 8;
`

// As high with the steps as with the amount and the name.
const Below = styled.div`
  min-height: 6.5rem;
`

const Steps = styled.ol`
  padding-left: 1.25rem;
  font-size: 0.875rem;
  list-style: decimal;
  text-align: left;
  & > li + li {
    margin-top: 4px;
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
  const steps = [isHeld && amount !== undefined ? held : enter, scan, credited]
  const baht = amount === undefined ? '' : formatBaht(amount, { unit: true })
  return (
    <Beside role="group" aria-label={t.scan}>
      {qr ? (
        <QrCode value={qr} size={208} label={t.qrAlt({ amount: baht })} />
      ) : (
        <Outline viewBox="0 0 208 208" aria-hidden focusable="false">
          <path d="M16 16h56v56H16zM136 16h56v56h-56zM16 136h56v56H16z" />
          <path d="M32 44h24M152 44h24M32 164h24" strokeWidth={24} />
        </Outline>
      )}
      <Below>
        {qr ? null : (
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
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
      </Below>
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
