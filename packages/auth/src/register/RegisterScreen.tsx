import styled from '@emotion/styled'
import { Card, LinkButton, Page, Stack, Banner, PasswordField } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useMemo } from 'react'
import { t } from './words.ts'
import { AgreeStep } from './AgreeStep.tsx'
import { BankStep } from './BankStep.tsx'
import { stepAtom, draftAtom, passwordAtom, refusalAtom } from './draft.ts'
import { proofAskedAtom } from './provenPhone.ts'
import { ProvePhone } from './ProvePhone.tsx'
import type { Via } from './registration.ts'
import { PhoneStep } from './PhoneStep.tsx'
import { Steps } from './Steps.tsx'
import { ApiError, inviterQuery, queryAtom } from '@member/api-client'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { useFieldErrors, useFirstFault, useSubmit } from '../form/useSubmit.ts'
import { leavePasswordAtom, typedPasswords } from './account.ts'
import { OnAndBack } from './OnAndBack.tsx'

const PasswordStep = () => {
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

/** Banner with the visitor's inviter. */
const Inviter = ({ afCode }: { afCode: string }) => {
  const { data, error } = useAtomValue(useMemo(() => queryAtom(() => inviterQuery(afCode)), [afCode]))
  if (data) {
    return (
      <Banner tone="ok" icon="users">
        {t.inviter} <strong translate="no">{data.name}</strong>
      </Banner>
    )
  }
  if (!error) return <Banner icon="users">{t.inviterLoading}</Banner>
  const unknown = error instanceof ApiError && error.kind === 'refused' && error.status !== 429001
  return (
    <Banner tone="warn" icon="users">
      {unknown ? t.inviterUnknown({ code: afCode }) : t.inviterFailed({ code: afCode })}
    </Banner>
  )
}

// Focused for screen readers, not for input: no focus ring.
const StepCard = styled(Card)`
  &:focus {
    outline: none;
  }
`

interface RegisterScreenProps extends Via {
  loginTo: string
  /** Called once the session has started. */
  onRegistered?: (() => void) | undefined
}

export const RegisterScreen = ({ loginTo, onRegistered, ...via }: RegisterScreenProps) => {
  const step = useAtomValue(stepAtom)
  const isProofAsked = useAtomValue(proofAskedAtom)
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // An invalid field takes the focus itself.
    if (top.current?.querySelector('[aria-invalid="true"]')) return
    top.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
  return (
    <Page narrow title={t.title}>
      <Stack>
        {via.afCode ? <Inviter afCode={via.afCode} /> : null}
        <StepCard ref={top} tabIndex={-1} aria-label={t.step({ step: isProofAsked ? 1 : step })}>
          <Stack space={5}>
            <Steps step={isProofAsked ? 1 : step} />
            {step > 1 && isProofAsked ? (
              <ProvePhone />
            ) : (
              <>
                {step === 1 ? <PhoneStep /> : null}
                {step === 2 ? <PasswordStep /> : null}
                {step === 3 ? <BankStep /> : null}
                {step === 4 ? <AgreeStep via={via} onRegistered={onRegistered} /> : null}
              </>
            )}
          </Stack>
        </StepCard>
        <LinkButton variant="quiet" wide to={loginTo}>
          {t.haveAccount} {t.login}
        </LinkButton>
      </Stack>
    </Page>
  )
}
