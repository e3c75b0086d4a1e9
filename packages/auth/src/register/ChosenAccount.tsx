import { findBank } from '@member/banks'
import { language } from '@member/i18n'
import { AsWritten, FormMessage } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { accountNameAtom } from './checks.ts'
import { draftAtom } from './draft.ts'
import { t } from './words.ts'

const Whole = styled.strong`
  display: inline-block;
`

export const ChosenAccount = () => {
  const { bankName, bankId } = useAtomValue(draftAtom)
  const { data } = useAtomValue(accountNameAtom)
  return (
    <FormMessage tone="info">
      <p>
        {t.paidInto}{' '}
        <Whole>
          {findBank(bankName)?.[language()]} <AsWritten>{bankId}</AsWritten>
        </Whole>
      </p>
      {data ? (
        <p>
          {t.accountName} <Whole translate="no">{data.name}</Whole>
        </p>
      ) : null}
    </FormMessage>
  )
}
