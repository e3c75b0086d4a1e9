import { Button, PasswordField, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { RefusalMessage } from '../RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors } from '../useFieldErrors.ts'
import { useFirstFault } from '../useFirstFault.ts'
import { useSubmit } from '../useSubmit.ts'
import { leaveAccountAtom, typedPasswords } from './account.ts'
import { draftAtom, passwordAtom, refusalAtom } from './draft.ts'
import { PhoneField } from './PhoneField.tsx'
import { UsernameField } from './UsernameField.tsx'

/** The first step: phone, username and password. */
export const AccountStep = () => {
  const draft = useAtomValue(draftAtom)
  const password = useAtomValue(passwordAtom)
  const refusal = useAtomValue(refusalAtom)
  const leave = useSetAtom(leaveAccountAtom)
  const begin = { password, confirmPassword: password }
  const { state: typed, submit, busy } = useSubmit(begin, typedPasswords, leave)
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, refusal)
  const { errorOf, onChange } = useFieldErrors(refusal)
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Stack>
        <PhoneField error={errorOf('phone')} />
        <UsernameField error={errorOf('username')} />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="new-password"
          defaultValue={typed.password}
          hint={draft.step === 2 && !password ? t.passwordAgain : t.passwordRule}
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
        <Button type="submit" variant="primary" wide busy={busy}>
          {t.next}
        </Button>
      </Stack>
    </form>
  )
}
