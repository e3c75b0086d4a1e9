import { Button, FormMessage, Skeleton } from '@member/ui'
import { messageOf } from '@member/api-client'
import { useAtom, useAtomValue } from 'jotai'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { waitOf } from '../form/refusal.ts'
import { t } from './words.ts'
import { accountNameAtom, type Account, askedAccountAtom, bankIdCheckAtom } from './checks.ts'

interface AccountNameProps {
  account: Account | null
  /** True if the look-up's error is already shown beside the account number. */
  isFaultShown: boolean
}

/**
 * Account holder's name from the bank, or a button to look the name up. Renders nothing for an incomplete
 * account or one already in use.
 */
export const AccountName = ({ account, isFaultShown }: AccountNameProps) => {
  const [asked, ask] = useAtom(askedAccountAtom)
  const { data, error, isFetching, refetch } = useAtomValue(accountNameAtom)
  const check = useAtomValue(bankIdCheckAtom)
  if (!account) return null
  const current = asked?.bankId === account.bankId && asked.bankName === account.bankName
  if (current && check.data?.available === false) return null
  if (current && (isFetching || check.isFetching)) {
    return (
      <div role="status">
        <p>{t.lookingUp}</p>
        <Skeleton height={28} />
      </div>
    )
  }
  if (current && data) {
    return (
      <FormMessage tone="ok">
        {t.accountName} <strong translate="no">{data.name}</strong>
      </FormMessage>
    )
  }
  return (
    <>
      <RefusalMessage
        refusal={
          current && error && !isFaultShown
            ? { fields: {}, message: messageOf(error), ...waitOf(error) }
            : null
        }
      />
      <Button icon="search" wide onClick={() => (current ? void refetch() : ask(account))}>
        {t.lookUp}
      </Button>
    </>
  )
}
