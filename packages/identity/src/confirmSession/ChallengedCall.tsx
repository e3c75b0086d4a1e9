import { bankLabel, maskedBankId } from '@member/banks'
import { type Challenged, disownSessionCall, memberAtom, withdrawnBy } from '@member/api-client'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

const Box = styled.div`
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  text-align: center;
  & > strong {
    display: block;
    font-family: var(--font-display);
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  & > span {
    color: var(--text-muted);
  }
`

/**
 * Text of what the member confirms: amount and account of a withdrawal, or a reported log-in.
 * Null for other calls.
 */
export const ChallengedCall = ({ challenged }: { challenged: Challenged | undefined }) => {
  if (challenged?.path === disownSessionCall.path) return <Box>{t.disowning}</Box>
  const amount = challenged && withdrawnBy(challenged)
  return amount === undefined ? null : <Withdrawal amount={amount} />
}

const Withdrawal = ({ amount }: { amount: number }) => {
  const bank = useAtomValue(memberAtom).data?.user_bank
  return (
    <Box>
      <span>{t.withdrawal}</span>
      <strong>{t.amount({ amount })}</strong>
      {bank ? (
        <span>{t.into({ bank: bankLabel(bank.bankName), account: maskedBankId(bank.bankId) })}</span>
      ) : null}
    </Box>
  )
}
