import { Section, Stack, Tiles, Card, SlipArt, CopyButton, useBriefWait } from '@member/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, Fragment } from 'react'
import { t } from './words.ts'
import { newestDepositsAtom } from '../money/newest.ts'
import { depositAccountsAtom } from './deposit.ts'
import { stopOf, areOffersPendingAtom } from './payment.ts'
import { usePayment } from './usePayment.ts'
import { Watching } from './Watching.tsx'
import styled from '@emotion/styled'
import { OwnAccount } from '../money/OwnAccount.tsx'
import { formatBankId, bankLabel } from '@member/banks'
import { type DepositAccount, memberAtom } from '@member/api-client'
import { BankMark } from '../money/BankMark.tsx'

const Head = styled.div`
  display: flex;
  align-items: center;
  & > svg {
    flex: none;
  }
  & > div {
    min-width: 0;
    margin-left: 12px;
  }
`

const Name = styled.p`
  color: var(--text-muted);
  overflow-wrap: anywhere;
`

const Number = styled.p`
  margin: 16px 0 4px;
  font-family: var(--font-display);
  font-size: 1.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`

const Actions = styled.div`
  margin-top: 12px;
`

const PayIntoAccount = ({ account }: { account: DepositAccount }) => {
  const { bankName, bankId, accountName } = account
  const groups = formatBankId(bankId, bankName).match(/[^-]+-?/g) ?? []
  return (
    <Card aria-label={`${bankLabel(bankName)} ${bankId}`}>
      <Head>
        <BankMark bankName={bankName} size={48} />
        <div>
          <strong>{bankLabel(bankName)}</strong>
          <Name translate="no">{accountName}</Name>
        </div>
      </Head>
      <Number translate="no">
        {/* With large text the number wraps between two groups. */}
        {groups.map((group, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups have nothing but their place
          <Fragment key={at}>
            {group}
            <wbr />
          </Fragment>
        ))}
      </Number>
      <Actions>
        <CopyButton value={bankId} label={t.copyAccount} wide />
      </Actions>
    </Card>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: 12px;
  & > svg {
    flex: none;
    width: 64px;
  }
  & > p {
    margin-left: 16px;
    color: var(--text-muted);
  }
`

/** Card that leads to the slip screen, for a transfer that was not credited automatically. */
const SlipLead = ({ children }: { children: ReactNode }) => (
  <Card aria-label={t.attachSlip}>
    <Line>
      <SlipArt />
      <p>{t.attachSlipHint}</p>
    </Line>
    {children}
  </Card>
)

interface PayAccountsProps {
  title?: string
  slip?: ReactNode
  slipBeside?: ReactNode
}

export const PayAccounts = ({ title, slip, slipBeside }: PayAccountsProps) => {
  const { data, error, isLoading } = useAtomValue(depositAccountsAtom)
  const member = useAtomValue(memberAtom)
  const newest = useAtomValue(newestDepositsAtom).data?.items[0]?.uuid
  const { payment } = usePayment()
  if (isLoading || member.isLoading) return null
  // Accounts loaded before a limit was reached must not be shown any more.
  const accounts = member.data && !stopOf(error) ? (data?.accounts ?? []) : []
  // Money sent before the accounts were closed can still be claimed by slip.
  if (accounts.length === 0) return slipBeside ? <SlipLead>{slipBeside}</SlipLead> : null
  return (
    <Section title={title ?? (accounts.length > 1 ? t.accounts : t.account)}>
      <Stack>
        <Tiles as="div" full least={272} space={4}>
          {accounts.map((each) => (
            <PayIntoAccount key={`${each.bankName} ${each.bankId}`} account={each} />
          ))}
        </Tiles>
        {payment || !slip || data?.bankFeed?.state === 'down' ? null : (
          // Each new deposit restarts the wait.
          <Watching
            key={newest}
            feed={data?.bankFeed}
            payment={undefined}
            slip={slip}
            slipBeside={slipBeside}
          />
        )}
      </Stack>
    </Section>
  )
}

/** The accounts to pay into, below the member's own account. No own account while deposits are not allowed. */
export const PayByNumber = (props: PayAccountsProps) => {
  const { error, isLoading } = useAtomValue(depositAccountsAtom)
  const isMemberLoading = useAtomValue(memberAtom).isLoading
  const { isWaiting } = useBriefWait(useAtomValue(areOffersPendingAtom))
  if (isLoading || isMemberLoading || (isWaiting && !error)) return null
  return (
    <>
      {stopOf(error) ? null : <OwnAccount title={t.own} why={t.ownWhy} />}
      <PayAccounts {...props} />
    </>
  )
}
