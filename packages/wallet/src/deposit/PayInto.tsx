import { bankLabel, maskedBankId } from '@member/banks'
import { type DepositAccountsAnswer, memberAtom } from '@member/api-client'
import {
  Card,
  EmptyState,
  FormMessage,
  LinkButton,
  Loaded,
  Skeleton,
  Stack,
  TallSkeleton,
  useBriefWait,
  WalletArt,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { creditAtom } from '../credit/credit.ts'
import { LockedMoney } from '../locked/LockedMoney.tsx'
import { t } from './words.ts'
import { AmountStep, type LateOffersState } from './AmountStep.tsx'
import { BankDown, BegunPayment } from './BegunPayment.tsx'
import { chooseBonusAtom } from './chooseBonus.ts'
import { depositAccountsAtom } from './deposit.ts'
import {
  areOffersMissingAtom,
  areOffersPendingAtom,
  isBonusChoicePendingAtom,
  type Stop,
  stopOf,
} from './payment.ts'
import { PayStep } from './PayStep.tsx'
import { usePayment, useWatch } from './usePayment.ts'
import { Watching } from './Watching.tsx'

export interface PayIntoProps {
  contactLink: string
  limitsLink?: string | undefined
  withdrawLink?: string | undefined
  slip?: ReactNode
  slipBeside?: ReactNode
  brandName?: string | undefined
}

export const PayInto = ({
  contactLink,
  limitsLink,
  withdrawLink,
  slip,
  slipBeside,
  brandName,
}: PayIntoProps) => {
  const member = useAtomValue(memberAtom)
  const accounts = useAtomValue(depositAccountsAtom)
  // The accounts depend on the member's own account.
  const query = member.data ? accounts : { ...accounts, error: member.error, refetch: member.refetch }
  const isChoicePending = useAtomValue(isBonusChoicePendingAtom)
  const { isWaiting, isLate } = useBriefWait(
    useAtomValue(areOffersPendingAtom),
    useAtomValue(areOffersMissingAtom),
  )
  const [areOffersAskedFor, setOffersAskedFor] = useState(false)
  // A form that was shown is not replaced by a skeleton again, with what was chosen in it.
  const [isReady, setReady] = useState(false)
  if (!isReady && !isChoicePending && !isWaiting) setReady(true)
  const bank = member.data?.user_bank
  const own = bank && `${bankLabel(bank.bankName)} ${maskedBankId(bank.bankId)}`
  const stop = stopOf(accounts.error)
  if (stop?.kind === 'closed') return <NoneOpen contactLink={contactLink} />
  if (stop) return <Stopped {...stop} limitsLink={limitsLink} withdrawLink={withdrawLink} />
  return (
    <Loaded
      query={isReady || query.error ? query : { ...query, data: undefined, isPending: true }}
      skeleton={<Waiting />}
      isEmpty={(data) => data.accounts.length === 0}
      empty={<NoneOpen contactLink={contactLink} />}
    >
      {(answer) => (
        <Payment
          {...answer}
          own={own}
          slip={slip}
          slipBeside={slipBeside}
          brandName={brandName}
          lateOffers={
            isLate ? { isAskedFor: areOffersAskedFor, onAskFor: () => setOffersAskedFor(true) } : undefined
          }
        />
      )}
    </Loaded>
  )
}

interface PaymentProps extends DepositAccountsAnswer {
  /** The member's registered account. Only transfers from this account are credited automatically. */
  own: string | undefined
  slip: ReactNode
  slipBeside: ReactNode
  brandName: string | undefined
  lateOffers: LateOffersState | undefined
}

const Payment = ({
  accounts,
  minDeposit,
  limit,
  bankFeed,
  own,
  slip,
  slipBeside,
  brandName,
  lateOffers,
}: PaymentProps) => {
  const { payment, begun, begin, resume, end } = usePayment(minDeposit)
  const { isDown, needsSlip } = useWatch(bankFeed, payment?.since)
  const choose = useSetAtom(chooseBonusAtom)
  const [isNew, setNew] = useState(false)
  const account = accounts.find(({ promptPay }) => promptPay) ?? accounts[0]
  const cancel = (amount: number) => {
    // If the request fails, the choice expires by itself.
    void choose({ offer: undefined, amount }).catch(() => undefined)
    end()
  }
  const watching =
    slip && payment && !isDown ? <Watching feed={bankFeed} payment={payment} slip={slip} /> : null
  return payment ? (
    <>
      <BankDown />
      {needsSlip ? watching : null}
      <PayStep
        key={payment.until}
        isNew={isNew}
        {...payment}
        account={account}
        own={own}
        minDeposit={minDeposit}
        isLimited={limit !== undefined}
        brandName={brandName}
        slip={isDown || (needsSlip && slip) ? null : slipBeside}
        onCancel={() => cancel(payment.amount)}
      />
      {/* Below the QR code, unless the deposit needs a slip. */}
      {needsSlip ? null : watching}
    </>
  ) : (
    <>
      <BankDown />
      <FormMessage tone="warn">{bankFeed?.state === 'late' ? t.bankLate : null}</FormMessage>
      {begun ? <BegunPayment {...begun} onShow={() => resume(begun)} /> : null}
      <AmountStep
        account={account}
        minDeposit={minDeposit}
        limit={limit}
        lateOffers={lateOffers}
        onNext={(amount) => {
          setNew(true)
          begin(amount)
        }}
      />
    </>
  )
}

interface StoppedProps extends Stop {
  limitsLink: string | undefined
  withdrawLink: string | undefined
}

const Stopped = ({ kind, message, limitsLink, withdrawLink }: StoppedProps) => {
  const hasLocked = Boolean(useAtomValue(creditAtom).data?.kept)
  const toWithdraw = withdrawLink ? (
    <LinkButton to={withdrawLink} icon="withdraw">
      {hasLocked ? t.withdrawKept : t.withdraw}
    </LinkButton>
  ) : null
  return (
    <>
      <Card>
        <EmptyState
          art={<WalletArt />}
          title={message}
          action={
            kind === 'break' ? (
              toWithdraw
            ) : (
              <Stack space={2}>
                {toWithdraw}
                {limitsLink ? (
                  <LinkButton to={limitsLink} icon="shield">
                    {t.limits}
                  </LinkButton>
                ) : null}
              </Stack>
            )
          }
        >
          {/* The notice of a break lists what is available. */}
          {kind === 'break' ? t.keepsPaid : t.stoppedNext}
        </EmptyState>
      </Card>
      <LockedMoney />
    </>
  )
}

const NoneOpen = ({ contactLink }: { contactLink: string }) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={t.noAccounts}
      action={
        <LinkButton to={contactLink} icon="contact">
          {t.contact}
        </LinkButton>
      }
    >
      {t.noAccountsNext}
    </EmptyState>
  </Card>
)

const Waiting = () => (
  <TallSkeleton>
    <Card tone="brand">
      <Stack space={4}>
        <Skeleton width="80%" height={48} />
        <Skeleton width="60%" height={40} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </Card>
  </TallSkeleton>
)
