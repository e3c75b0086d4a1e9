import { ApiError, type DepositAccountsAnswer } from '@member/api-client'
import { Card, EmptyState, LinkButton, Loaded, Skeleton, Stack, Tiles, WalletArt } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { bankLabel } from '../bankLabel.ts'
import { maskedBankId } from '../maskedBankId.ts'
import { memberAtom } from '../member.ts'
import { t } from './words.ts'
import { AmountStep } from './AmountStep.tsx'
import { depositAccountsAtom } from './deposit.ts'
import { DesktopQr } from './DesktopQr.tsx'
import { chooseBonusAtom } from './payment.ts'
import { PayStep } from './PayStep.tsx'
import { usePayment } from './usePayment.ts'
import { useWatch } from './useWatch.ts'
import { Watching } from './Watching.tsx'

/** NO_ACCOUNT_OPEN and its family: not a fault to retry at once, but a thing to be told. */
const noneOpen = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status >= 422000 && error.status < 422600

/** A limit the member set, or a break they took: told with its end, and never to be tried again. */
const stopped = (error: unknown) =>
  error instanceof ApiError && error.status >= 422600 && error.status < 422700 ? error.message : undefined

export interface PayIntoProps {
  contactLink: string
  limitsLink?: string | undefined
  /** Link to the slip, for a screen that waits for the money. */
  slip?: ReactNode
  /** The same, quieter, beside the QR. */
  slipBeside?: ReactNode
  /** File name prefix of a saved QR picture. */
  brandName?: string | undefined
}

/** The amount and its QR, or what to do while no account is open. */
export const PayInto = ({ contactLink, limitsLink, slip, slipBeside, brandName }: PayIntoProps) => {
  const member = useAtomValue(memberAtom)
  const accounts = useAtomValue(depositAccountsAtom)
  // Without the member's own account nobody can be told where to pay.
  const query = member.data ? accounts : { ...accounts, error: member.error, refetch: member.refetch }
  const bank = member.data?.user_bank
  const own = bank && `${bankLabel(bank.bankName)} ${maskedBankId(bank.bankId)}`
  const reason = stopped(accounts.error)
  if (reason !== undefined) return <Stopped reason={reason} limitsLink={limitsLink} />
  if (noneOpen(accounts.error)) return <NoneOpen contactLink={contactLink} />
  return (
    <Loaded
      query={query}
      skeleton={<Waiting />}
      isEmpty={(data) => data.accounts.length === 0}
      empty={<NoneOpen contactLink={contactLink} />}
    >
      {(answer) => (
        <Payment {...answer} own={own} slip={slip} slipBeside={slipBeside} brandName={brandName} />
      )}
    </Loaded>
  )
}

interface PaymentProps extends DepositAccountsAnswer {
  /** The one account that is credited by itself. */
  own: string | undefined
  slip: ReactNode
  slipBeside: ReactNode
  brandName: string | undefined
}

/** The amount first, then how to pay it. */
const Payment = ({ accounts, minDeposit, bankFeed, own, slip, slipBeside, brandName }: PaymentProps) => {
  const { payment, begin, end } = usePayment(minDeposit)
  const { needsSlip } = useWatch(bankFeed, payment?.since)
  const choose = useSetAtom(chooseBonusAtom)
  const [isNew, setNew] = useState(false)
  const account = accounts.find(({ promptPay }) => promptPay) ?? accounts[0]
  const cancel = (amount: number) => {
    // Where it is not heard, the choice runs out by itself.
    void choose({ offer: undefined, amount }).catch(() => undefined)
    end()
  }
  return payment ? (
    <>
      {slip ? <Watching feed={bankFeed} payment={payment} slip={slip} /> : null}
      <PayStep
        key={payment.until}
        isNew={isNew}
        {...payment}
        account={account}
        own={own}
        minDeposit={minDeposit}
        brandName={brandName}
        slip={needsSlip && slip ? null : slipBeside}
        onCancel={() => cancel(payment.amount)}
      />
    </>
  ) : (
    <Tiles as="div" full least={272} space={4}>
      <AmountStep
        minDeposit={minDeposit}
        onNext={(amount) => {
          setNew(true)
          begin(amount)
        }}
      />
      <DesktopQr account={account} />
    </Tiles>
  )
}

const Stopped = ({ reason, limitsLink }: { reason: string; limitsLink: string | undefined }) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={reason}
      action={
        limitsLink ? (
          <LinkButton to={limitsLink} icon="shield">
            {t.limits}
          </LinkButton>
        ) : null
      }
    >
      {t.stoppedNext}
    </EmptyState>
  </Card>
)

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
  <Stack space={3}>
    <Skeleton width={160} height={32} />
    <Card tone="brand">
      <Stack space={4}>
        <Skeleton width="80%" height={48} />
        <Skeleton width="60%" height={40} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </Card>
  </Stack>
)
