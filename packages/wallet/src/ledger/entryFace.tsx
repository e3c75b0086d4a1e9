import styled from '@emotion/styled'
import { bankLabel } from '@member/banks'
import { type LedgerEntry, type LedgerKind } from '@member/api-client'
import { formatBaht, Icon, type IconName, Own, OwnMoney, useAmountsHidden } from '@member/ui'
import { BankMark } from '../money/BankMark.tsx'
import { MoneyStatus } from '../money/rowParts.tsx'
import { t as money } from '../money/words.ts'
import { t } from './words.ts'

const icons: Record<LedgerKind, IconName> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  refund: 'refresh',
  bonus: 'percent',
  'bonus-given-up': 'percent',
  'bonus-given-back': 'percent',
  'game-in': 'games',
  'game-out': 'games',
  rebate: 'refresh',
  commission: 'users',
  prize: 'trophy',
  reward: 'gift',
  points: 'star',
  adjustment: 'edit',
}

const Round = styled.span<{ size: number; isGain: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${({ size }) => size}px;
  height: ${({ size }) => size}px;
  border-radius: 50%;
  background: ${({ isGain }) => (isGain ? 'var(--ok-soft)' : 'var(--surface-3)')};
  color: ${({ isGain }) => (isGain ? 'var(--ok)' : 'var(--text-muted)')};
`

export const EntryMark = ({ entry, size = 40 }: { entry: LedgerEntry; size?: number }) =>
  entry.bankName && entry.kind !== 'bonus' ? (
    <BankMark bankName={entry.bankName} size={size} label={bankLabel(entry.bankName)} />
  ) : (
    <Round size={size} isGain={isGain(entry)}>
      <Icon name={icons[entry.kind]} size={size * 0.55} />
    </Round>
  )

const isGain = ({ amount, status, kind }: LedgerEntry) => amount > 0 && hasMoved({ kind, status })

const hasMoved = ({ kind, status }: Pick<LedgerEntry, 'kind' | 'status'>) =>
  status !== 'REJECTED' && (kind !== 'deposit' || status === 'DONE')

/** Returns the activity of a prize, or the title of the game or reward; else a name by kind and cause. */
export const nameOf = ({ activity, title, kind, cause }: LedgerEntry) =>
  activity ?? title ?? (cause === 'MEMBER' ? t.bonusCancelled : t.kind[kind])

/** Returns a function like `nameOf` that, with hidden amounts, gives the kind for a title with digits. */
export const useNameOf = () => {
  const areHidden = useAmountsHidden()
  return (entry: LedgerEntry) => (areHidden && isNamedAfterWorth(entry) ? t.kind[entry.kind] : nameOf(entry))
}

const isNamedAfterWorth = ({ kind, activity, title }: LedgerEntry) =>
  !activity && (kind === 'prize' || kind === 'reward' || kind === 'points') && /\d/.test(title ?? '')

/** Returns the amount to show: without sign if nothing moved. */
const shownAmount = (entry: LedgerEntry) => (hasMoved(entry) ? entry.amount : Math.abs(entry.amount))

const toneOf = (entry: LedgerEntry) =>
  entry.status === 'REJECTED' ? 'muted' : isGain(entry) ? 'in' : 'plain'

const pointsOf = (amount: number, gain = '') =>
  t.points({ sign: amount > 0 ? gain : amount < 0 ? '−' : '', points: Math.abs(amount) })

const pointTones = { in: 'var(--ok)', plain: 'var(--text)', muted: 'var(--text-muted)' }

const Points = styled.span<{ tone: keyof typeof pointTones; isLarge: boolean }>`
  color: ${({ tone }) => pointTones[tone]};
  font-family: var(--font-display);
  font-size: ${({ isLarge }) => (isLarge ? 'min(2.25rem, 10vw)' : '1rem')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const EntryAmount = ({ entry, isLarge = false }: { entry: LedgerEntry; isLarge?: boolean }) =>
  entry.unit === 'PNT' ? (
    <Own scale={isLarge ? 'xl' : 'm'}>
      <Points tone={toneOf(entry)} isLarge={isLarge}>
        {pointsOf(shownAmount(entry), hasMoved(entry) ? '+' : '')}
      </Points>
    </Own>
  ) : (
    <OwnMoney
      baht={shownAmount(entry)}
      scale={isLarge ? 'xl' : 'm'}
      tone={toneOf(entry)}
      sign={hasMoved(entry)}
    />
  )

export const amountOf = (entry: Pick<LedgerEntry, 'unit' | 'amount'>, sign = false) =>
  entry.unit === 'PNT' ? pointsOf(entry.amount) : formatBaht(entry.amount, { unit: true, sign })

/** Status of an entry in the terms of deposits and withdrawals. */
const statusOf = (status: LedgerEntry['status']) => (status === 'DONE' ? 'SUCCESS' : status)

export const statusLabel = (status: LedgerEntry['status']) => money.status[statusOf(status)]

export const EntryStatus = ({ status, plain = false }: Pick<LedgerEntry, 'status'> & { plain?: boolean }) => (
  <MoneyStatus status={statusOf(status)} plain={plain} />
)
