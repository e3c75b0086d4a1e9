import type { LoginAnswer } from '@member/api-client'
import { getEnding } from '@member/api-client/session'
import { Button, LinkButton, PasswordField, Stack, TextField } from '@member/ui'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { RefusalMessage } from '../RefusalMessage.tsx'
import { th } from './th.ts'
import { useFieldErrors } from '../useFieldErrors.ts'
import { useFirstFault } from '../useFirstFault.ts'
import { useSubmit } from '../useSubmit.ts'
import { useWait } from '../useWait.ts'
import { attemptOf, submitLogin, typedLogin } from './submitLogin.ts'

export interface LoginFormProps {
  /** The Line account that helps with a forgotten password. */
  forgotHref: string
  /** Where a visitor registers; no link without it. */
  registerTo?: string
  onSignedIn?: (answer: LoginAnswer) => void
}

/** Nothing below moves for a sentence under a field: a cheap phone would paint half the landing page anew. */
const Fields = styled(Stack)`
  --error-line: 30px;
`

/** Logs a member in, in place: the session starts, and whoever watches it leads on. */
export const LoginForm = ({ forgotHref, registerTo, onSignedIn }: LoginFormProps) => {
  // Whoever was here until their time was over types the password alone.
  const [begin] = useState(() => attemptOf(getEnding()?.username))
  const { state, submit, busy } = useSubmit(begin, typedLogin, (data) => submitLogin(data, onSignedIn))
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, isChanged, onChange } = useFieldErrors(state.refusal)
  const { typed } = state
  // A wait belongs to the name it was said of: another name may try at once.
  const refusal = isChanged('username') ? null : state.refusal
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, state)
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Fields>
        <TextField
          label={th.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          defaultValue={typed.username}
          error={errorOf('username')}
        />
        <PasswordField
          label={th.password}
          name="password"
          enterKeyHint="go"
          defaultValue={typed.password}
          error={errorOf('password')}
        />
        <RefusalMessage refusal={refusal} onWaited={end} />
        <Button type="submit" variant="primary" wide busy={busy} disabled={waiting}>
          {th.submit}
        </Button>
        <LinkButton variant="quiet" wide href={forgotHref}>
          {th.forgot}
        </LinkButton>
        {registerTo ? (
          <LinkButton wide to={registerTo}>
            {th.register}
          </LinkButton>
        ) : null}
      </Fields>
    </form>
  )
}
