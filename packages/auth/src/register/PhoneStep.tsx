import { Button, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit } from '../form/useSubmit.ts'
import { leavePhoneAtom } from './account.ts'
import { refusalAtom } from './draft.ts'
import { PhoneField } from './PhoneField.tsx'
import { UsernameField } from './UsernameField.tsx'

export const PhoneStep = () => {
  const refusal = useAtomValue(refusalAtom)
  const leave = useSetAtom(leavePhoneAtom)
  const { submit, busy } = useSubmit({}, () => ({}), leave)
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, refusal)
  const { errorOf, onChange } = useFieldErrors(refusal, ['phone', 'username'])
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Stack>
        <PhoneField error={errorOf('phone')} />
        <UsernameField error={errorOf('username')} />
        <RefusalMessage refusal={refusal} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t.next}
        </Button>
      </Stack>
    </form>
  )
}
