import { banks } from '@member/banks'
import { BankPicker, FormMessage, Phrases, TextField, bankChoices } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ChangeEvent, useEffect } from 'react'
import type { ErrorOf } from '../form/useSubmit.ts'
import { t } from './words.ts'
import { AccountName } from './AccountName.tsx'
import { Availability, usedError } from './OnAndBack.tsx'
import { lengthWarning, wholeAccount } from './bankAccount.ts'
import { askedAccountAtom, bankIdCheckAtom } from './checks.ts'
import { draftAtom } from './draft.ts'

const pause = 700

const choices = () => bankChoices(banks)

export const BankFields = ({ errorOf }: { errorOf: ErrorOf }) => {
  const [{ bankName, bankId }, setDraft] = useAtom(draftAtom)
  const account = wholeAccount(bankName, bankId)
  const check = useAccountCheck(bankName, account?.bankId ?? '')
  const warning = lengthWarning(bankName, bankId)
  const wrong = usedError(check, t.bankUsed) ?? errorOf('bankId', 'bankName')
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
