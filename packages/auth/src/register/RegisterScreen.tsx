import styled from '@emotion/styled'
import { Card, LinkButton, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { t } from './words.ts'
import { AgreeStep } from './AgreeStep.tsx'
import { BankStep } from './BankStep.tsx'
import { stepAtom } from './draft.ts'
import { Inviter } from './Inviter.tsx'
import { proofAskedAtom } from './provenPhone.ts'
import { ProvePhone } from './ProvePhone.tsx'
import type { Via } from './registration.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { Steps } from './Steps.tsx'

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
