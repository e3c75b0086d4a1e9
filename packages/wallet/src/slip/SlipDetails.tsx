import styled from '@emotion/styled'
import { bankLabel, maskedBankId } from '@member/banks'
import { memberAtom, type VerifySlipAnswer } from '@member/api-client'
import { AsWritten, Money, formatDateTime } from '@member/ui'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { NoWrap } from '../money/ReceiptLink.tsx'

/**
 * Masks an account number like `shown`: "xxx-x-x6789-x" and "4010005558" give "xxx-x-x0555-x". Undefined if
 * `shown` is undefined, the lengths differ or the number is masked already.
 */
export function maskLike(shown: string | undefined, bankId: string): string | undefined {
  if (shown === undefined || !/^\d+$/.test(bankId)) return undefined
  if (shown.replace(/[^\dx]/gi, '').length !== bankId.length) return undefined
  let place = 0
  return shown.replace(/[\dx]/gi, (sign) => {
    const digit = bankId.charAt(place)
    place += 1
    return /\d/.test(sign) ? digit : sign
  })
}

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
          <NoWrap translate="no">{maskedBankId(isOwn ? own.bankId : (sender?.account ?? ''))}</NoWrap>
        </Fact>
        {own && !isOwn ? (
          <Fact name={t.ownAccount}>
            {bankLabel(own.bankName)} <NoWrap translate="no">{maskedBankId(ownAsShown ?? own.bankId)}</NoWrap>
          </Fact>
        ) : null}
        {receiver ? (
          <Fact name={t.receiver}>
            <AsWritten>{receiver.name}</AsWritten>{' '}
            <NoWrap>{receivingBank ? bankLabel(receivingBank) : ''}</NoWrap>{' '}
            <NoWrap translate="no">{maskedBankId(receiver.account)}</NoWrap>
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
