import styled from '@emotion/styled'
import { formatBankId, bankLabel } from '@member/banks'
import { type DepositAccount } from '@member/api-client'
import { Card, CopyButton } from '@member/ui'
import { Fragment } from 'react'
import { BankMark } from '../money/BankMark.tsx'
import { t } from './words.ts'

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

export const PayIntoAccount = ({ account }: { account: DepositAccount }) => {
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
