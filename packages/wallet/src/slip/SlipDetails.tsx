import styled from '@emotion/styled'
import { bankLabel, maskedBankId } from '@member/banks'
import { type VerifySlipAnswer } from '@member/api-client'
import { AsWritten, Money, formatDateTime } from '@member/ui'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { memberAtom } from '../money/member.ts'
import { maskLike } from './maskLike.ts'
import { t } from './words.ts'
import { NoWrap } from '../money/NoWrap.ts'

const Facts = styled.dl`
  border-top: 1px solid var(--border);
  & > div {
    display: flex;
    justify-content: space-between;
    padding: 8px 0;
    border-bottom: 1px solid var(--border);
  }
  & dt {
    flex: none;
    margin-right: 16px;
    color: var(--text-muted);
  }
  & dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`

const Amount = styled.p`
  text-align: center;
`

export const SlipDetails = ({ slip }: { slip: VerifySlipAnswer }) => {
  const { amount, transAt, sendingBank, receivingBank, sender, receiver, transRef } = slip
  const own = useAtomValue(memberAtom).data?.user_bank
  const ownAsShown = own && maskLike(sender?.account, own.bankId)
  const isOwn =
    own && slip.checks.sender === 'PASS' && ownAsShown !== undefined && ownAsShown === sender?.account
  return (
    <>
      {typeof amount === 'number' ? (
        <Amount>
          <Money baht={amount} scale="xl" tone="brand" />
        </Amount>
      ) : null}
      <Facts>
        <Fact name={t.sender}>
          <AsWritten>{sender?.name}</AsWritten> <NoWrap>{bankLabel(sendingBank)}</NoWrap>{' '}
          <NoWrap translate="no">{isOwn ? maskedBankId(own.bankId) : sender?.account}</NoWrap>
        </Fact>
        {own && !isOwn ? (
          <Fact name={t.ownAccount}>
            {bankLabel(own.bankName)} <NoWrap translate="no">{ownAsShown ?? maskedBankId(own.bankId)}</NoWrap>
          </Fact>
        ) : null}
        {receiver ? (
          <Fact name={t.receiver}>
            <AsWritten>{receiver.name}</AsWritten>{' '}
            <NoWrap>{receivingBank ? bankLabel(receivingBank) : ''}</NoWrap>{' '}
            <NoWrap translate="no">{receiver.account}</NoWrap>
          </Fact>
        ) : null}
        {transAt ? (
          <Fact name={t.transAt}>
            <time dateTime={transAt}>{formatDateTime(transAt)}</time>
          </Fact>
        ) : null}
        <Fact name={t.transRef}>
          <AsWritten>{transRef}</AsWritten>
        </Fact>
      </Facts>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
