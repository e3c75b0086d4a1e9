import type { LoginAnswer } from '@member/api-client'
import { getEnding } from '@member/api-client/session'
import { featureAtom } from '@member/api-client/setting'
import { Button, LinkButton, PasswordField, Stack, TextField } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { rememberedName } from '../remembered/remembered.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'
import { loadPart } from '@member/ui/lazy'
import type { Store } from '../remembered/knownDevice.ts'
import type { Refusal } from '../form/refusal.ts'
import { text } from '../form/text.ts'
import { t as words } from '../form/words.ts'
import type { Typed } from './sendLogin.ts'

interface LoginAttempt {
  typed: Typed
  refusal: Refusal | null
}

const attemptOf = (username = ''): LoginAttempt => ({
  typed: { username, password: '' },
  refusal: null,
})

const typedLogin = (form: FormData) => ({
  typed: { username: text(form, 'username').trim(), password: text(form, 'password') },
})

/** Logs in with the form's values; returns the values and the refusal (null on success). */
async function submitLogin(
  form: FormData,
  store: Store,
  onSignedIn?: (answer: LoginAnswer) => void,
): Promise<LoginAttempt> {
  const { typed } = typedLogin(form)
  const fields = {
    ...(typed.username ? {} : { username: t.usernameMissing }),
    ...(typed.password ? {} : { password: t.passwordMissing }),
  }
  if (Object.keys(fields).length) return { typed, refusal: { fields } }
  try {
    const { sendLogin } = await loadPart(() => import('./sendLogin.ts'))
    return { typed, refusal: await sendLogin(typed, store, onSignedIn) }
  } catch {
    return { typed, refusal: { fields: {}, message: () => words.partMissing } }
  }
}

export interface LoginFormProps {
  /** Link to a LINE account for help with a forgotten password; shown only if the server sends no codes. */
  forgotHref: string
  forgotTo: string
  registerTo?: string
  onSignedIn?: (answer: LoginAnswer) => void
}

/** Stack of fields with their errors beside the labels: no field moves, and no space is reserved. */
const Fields = styled(Stack)`
  --field: grid;
  --error-gap: 0;
`

// The end of its text is below that of the field.
const Forgot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin: -12px -14px -8px 0;
`

const Join = styled.p`
  margin: -8px 0;
  text-align: center;
  & > a {
    display: inline-block;
    padding: 9px 4px;
  }
`

/** Form to log in, which does not navigate; the code that observes the session does. */
export const LoginForm = ({ forgotHref, forgotTo, registerTo, onSignedIn }: LoginFormProps) => {
  // A member whose session expired types only the password.
  const [begin] = useState(() => attemptOf(getEnding()?.username))
  const store = useStore()
  const canReset = useAtomValue(featureAtom('passwordReset'))
  const { state, submit, busy } = useSubmit(begin, typedLogin, (data) => submitLogin(data, store, onSignedIn))
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, isChanged, onChange } = useFieldErrors(state.refusal)
  const { typed } = state
  // A wait applies to its username only.
  const refusal = isChanged('username') ? null : state.refusal
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, state)
  // The pre-rendered form is empty; input from before the hydration is adopted.
  useEffect(() => {
    const field = form.current?.querySelector('input')
    if (field && !field.value) field.value = rememberedName.read() ?? ''
  }, [])
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Fields>
        <TextField
          label={t.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          defaultValue={typed.username}
          error={errorOf('username')}
        />
        <PasswordField
          label={t.password}
          name="password"
          enterKeyHint="go"
          defaultValue={typed.password}
          error={errorOf('password')}
        />
        <Forgot>
          <LinkButton
            variant="quiet"
            small
            {...(canReset === false ? { href: forgotHref } : { to: forgotTo })}
          >
            {t.forgot}
          </LinkButton>
        </Forgot>
        <RefusalMessage refusal={refusal} onWaited={end} />
        <Button type="submit" variant="primary" wide busy={busy} disabled={waiting}>
          {t.submit}
        </Button>
        {registerTo ? (
          <Join>
            {t.notMember} <Link to={registerTo}>{t.register}</Link>
          </Join>
        ) : null}
      </Fields>
    </form>
  )
}
