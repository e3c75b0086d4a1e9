import { memberAtom } from '@member/api-client'
import { bankLabel, maskedBankId } from '@member/banks'
import styled from '@emotion/styled'
import { AsWritten, Card, Loaded, Skeleton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { BankMark } from './BankMark.tsx'

const Line = styled.div`
  display: flex;
  align-items: center;
  margin-top: 12px;
  & > svg {
    flex: none;
  }
  & > div {
    min-width: 0;
    margin-left: 12px;
    overflow-wrap: anywhere;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Title = styled.h2`
  font-size: 1.0625rem;
`

/** Card with the member's registered account, its number masked. */
export const OwnAccount = ({ title, why }: { title: string; why: string }) => (
  <Card aria-label={title}>
    <Title>{title}</Title>
    <Small>{why}</Small>
    <Loaded query={useAtomValue(memberAtom)} skeleton={<Waiting />}>
      {({ user_bank: { bankName, bankId, accountName } }) => (
        <Line>
          <BankMark bankName={bankName} />
          <div>
            <strong translate="no">{accountName}</strong>
            <Small>
              {bankLabel(bankName)} <AsWritten>{maskedBankId(bankId)}</AsWritten>
            </Small>
          </div>
        </Line>
      )}
    </Loaded>
  </Card>
)

const Waiting = () => (
  <Line>
    <Skeleton width={40} height={40} round />
    <Skeleton width="70%" height={44} />
  </Line>
)
