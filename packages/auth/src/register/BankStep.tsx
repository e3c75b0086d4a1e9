import { Stack, BankPicker, FormMessage, Phrases, TextField, bankChoices, Button, Skeleton } from '@member/ui'
import { useAtomValue, useSetAtom, useAtom } from 'jotai'
import { useRef, type ChangeEvent, useEffect } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit, type ErrorOf } from '../form/useSubmit.ts'
import { leaveBankAtom, lengthWarning, wholeAccount } from './bankAccount.ts'
import { refusalAtom, draftAtom } from './draft.ts'
import { OnAndBack, Availability, usedError } from './OnAndBack.tsx'
import { banks } from '@member/banks'
import { askedAccountAtom, bankIdCheckAtom, accountNameAtom, type Account } from './checks.ts'
import { messageOf, sentenceOf } from '@member/api-client'
import { waitOf } from '../form/refusal.ts'

interface AccountNameProps {
  account: Account | null
  /** True if the look-up's error is already shown beside the account number. */
  isFaultShown: boolean
}

/**
 * Account holder's name from the bank, or a button to look the name up. Renders nothing for an incomplete
 * account or one already in use.
 */
const AccountName = ({ account, isFaultShown }: AccountNameProps) => {
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
            ? { fields: {}, message: () => messageOf(error), ...waitOf(error) }
            : null
        }
      />
      <Button icon="search" wide onClick={() => (current ? void refetch() : ask(account))}>
        {t.lookUp}
      </Button>
    </>
  )
}

const pause = 700

const choices = () => bankChoices(banks)

const BankFields = ({ errorOf }: { errorOf: ErrorOf }) => {
  const [{ bankName, bankId }, setDraft] = useAtom(draftAtom)
  const account = wholeAccount(bankName, bankId)
  const check = useAccountCheck(bankName, account?.bankId ?? '')
  const warning = lengthWarning(bankName, bankId)
  const wrong = usedError(check, sentenceOf(409302)) ?? errorOf('bankId', 'bankName')
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setDraft({ bankId: value })
  return (
    <>
      <FormMessage tone="info">
        <Phrases>{t.ownOnly}</Phrases>
      </FormMessage>
      <BankPicker
        label={t.bankSelect}
        choices={choices()}
        chosen={bankName}
        onChoose={(short) => setDraft({ bankName: short })}
        error={errorOf('bankName') ? t.bankMissing : undefined}
      />
      <TextField
        label={t.bankNumber}
        name="bankId"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={bankId}
        onChange={type}
        hint={
          warning ?? <Availability check={wrong ? null : check} free={t.bankFree} rule={t.bankNumberRule} />
        }
        error={wrong}
      />
      <AccountName account={account} isFaultShown={wrong !== undefined} />
    </>
  )
}

/** Returns the server's check of the typed account; null while there is none. */
function useAccountCheck(bankName: string, bankId: string) {
  const ask = useSetAtom(askedAccountAtom)
  const asked = useAtomValue(askedAccountAtom)
  const check = useAtomValue(bankIdCheckAtom)
  useEffect(() => {
    if (!bankId) return undefined
    const timer = setTimeout(ask, pause, { bankName, bankId })
    return () => clearTimeout(timer)
  }, [bankName, bankId, ask])
  return bankId && asked?.bankId === bankId && asked.bankName === bankName ? check : null
}

export const BankStep = () => {
  const refusal = useAtomValue(refusalAtom)
  const leave = useSetAtom(leaveBankAtom)
  const { submit, busy } = useSubmit({}, () => ({}), leave)
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, refusal)
  const { errorOf, onChange } = useFieldErrors(refusal, ['bankName', 'bankId'])
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Stack space={5}>
        <BankFields errorOf={errorOf} />
        <RefusalMessage refusal={refusal} />
        <OnAndBack label={t.next} busy={busy} to={2} />
      </Stack>
    </form>
  )
}
