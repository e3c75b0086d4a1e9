import styled from '@emotion/styled'
import { ApiError, type DepositAccount } from '@member/api-client'
import { Card, EmptyState, Icon, LinkButton, Loaded, Section, Skeleton, Stack, WalletArt } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { memberAtom } from '../member.ts'
import { th } from './th.ts'
import { AmountStep } from './AmountStep.tsx'
import { depositAccountsAtom } from './deposit.ts'
import { DesktopQr } from './DesktopQr.tsx'
import { chooseBonusAtom, featuresAtom } from './payment.ts'
import { PayIntoAccount } from './PayIntoAccount.tsx'
import { PayStep } from './PayStep.tsx'
import { usePayment } from './usePayment.ts'

/** NO_ACCOUNT_OPEN and its family: not a fault to retry at once, but a thing to be told. */
const noneOpen = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status >= 422000 && error.status < 422600

/** A limit the member set, or a break they took: told with its end, and never to be tried again. */
const stopped = (error: unknown) =>
  error instanceof ApiError && error.status >= 422600 && error.status < 422700 ? error.message : undefined

interface PayIntoProps {
  contactLink: string
  limitsLink?: string | undefined
  watched?: boolean
  /** Whose picture a saved QR is. */
  brandName?: string | undefined
}

/** The accounts to pay into, or what to do while none is open; `watched` where the screen looks out for the money. */
export const PayInto = ({ contactLink, limitsLink, watched, brandName }: PayIntoProps) => {
  const member = useAtomValue(memberAtom)
  const accounts = useAtomValue(depositAccountsAtom)
  // Without the member's own account nobody can be told where to pay.
  const query = member.data ? accounts : { ...accounts, error: member.error, refetch: member.refetch }
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
      {({ accounts: open, minDeposit }) => (
        <>
          <Payment accounts={open} minDeposit={minDeposit} brandName={brandName} />
          <Section title={open.length > 1 ? th.accounts : th.account}>
            <Stack>
              {open.map((account) => (
                <PayIntoAccount key={`${account.bankName} ${account.bankId}`} account={account} />
              ))}
              {watched ? <Watching /> : null}
            </Stack>
          </Section>
        </>
      )}
    </Loaded>
  )
}

interface PaymentProps {
  accounts: readonly DepositAccount[]
  minDeposit: number
  brandName: string | undefined
}

/** The amount first, then how to pay it. */
const Payment = ({ accounts, minDeposit, brandName }: PaymentProps) => {
  const { payment, begin, end } = usePayment(minDeposit)
  const choose = useSetAtom(chooseBonusAtom)
  const account = accounts.find(({ promptPay }) => promptPay) ?? accounts[0]
  if (!payment)
    return (
      <>
        <AmountStep minDeposit={minDeposit} onNext={begin} />
        <DesktopQr account={account} />
      </>
    )
  const cancel = () => {
    // Where it is not heard, the choice runs out by itself.
    void choose({ offer: undefined, amount: payment.amount }).catch(() => undefined)
    end()
  }
  return (
    <PayStep
      key={payment.until}
      {...payment}
      account={account}
      minDeposit={minDeposit}
      brandName={brandName}
      onCancel={cancel}
    />
  )
}

const Line = styled.div`
  display: flex;
  color: var(--text-muted);
  font-size: 0.9375rem;
  & > svg {
    flex: none;
    margin: 2px 10px 0 0;
    color: var(--info);
  }
`

const Watching = () => {
  const hasFeed = useAtomValue(featuresAtom)['bankFeed'] === true
  return (
    <Line>
      <Icon name="clock" size={20} />
      <p>
        {th.watching}
        <br />
        {hasFeed ? th.watchingHint : th.watchingSlip}
      </p>
    </Line>
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
            {th.limits}
          </LinkButton>
        ) : null
      }
    >
      {th.stoppedNext}
    </EmptyState>
  </Card>
)

const NoneOpen = ({ contactLink }: { contactLink: string }) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={th.noAccounts}
      action={
        <LinkButton to={contactLink} icon="contact">
          {th.contact}
        </LinkButton>
      }
    >
      {th.noAccountsNext}
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
