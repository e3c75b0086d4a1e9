import { PasswordField, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useFirstFault } from '../form/useFirstFault.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { leavePasswordAtom, typedPasswords } from './account.ts'
import { draftAtom, passwordAtom, refusalAtom } from './draft.ts'
import { OnAndBack } from './OnAndBack.tsx'

export const PasswordStep = () => {
  const { step, phone, username } = useAtomValue(draftAtom)
  const password = useAtomValue(passwordAtom)
  const refusal = useAtomValue(refusalAtom)
  const leave = useSetAtom(leavePasswordAtom)
  const begin = { password, confirmPassword: password }
  const { state: typed, submit, busy } = useSubmit(begin, typedPasswords, leave)
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, refusal)
  const { errorOf, onChange } = useFieldErrors(refusal, ['password', 'confirmPassword'])
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Stack>
        {/* Password managers store this username with the password. */}
        <input type="text" autoComplete="username" value={username || phone} readOnly hidden />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="new-password"
          defaultValue={typed.password}
          hint={step > 2 && !password ? t.passwordAgain : t.passwordRule}
          error={errorOf('password')}
        />
        <PasswordField
          label={t.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          defaultValue={typed.confirmPassword}
          error={errorOf('confirmPassword', 'password')}
        />
        <RefusalMessage refusal={refusal} />
        <OnAndBack label={t.next} busy={busy} to={1} />
      </Stack>
    </form>
  )
}
