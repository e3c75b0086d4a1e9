import { Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit } from '../form/useSubmit.ts'
import { leaveBankAtom } from './bankAccount.ts'
import { BankFields } from './BankFields.tsx'
import { refusalAtom } from './draft.ts'
import { OnAndBack } from './OnAndBack.tsx'

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
