import { Stack } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useFirstFault } from '../form/useFirstFault.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { useWait } from '../form/useWait.ts'
import { birthDateAskedAtom } from './birthDate.ts'
import { BirthDateFields } from './BirthDateFields.tsx'
import { ChosenAccount } from './ChosenAccount.tsx'
import { Consents } from './Consents.tsx'
import { refusalAtom, tickedAtom } from './draft.ts'
import { HelpLine } from './HelpLine.tsx'
import { OnAndBack } from './OnAndBack.tsx'
import { finishRegistrationAtom, registerAtom, type Via } from './registration.ts'

const birthFields = ['birthDay', 'birthMonth', 'birthYear']

const consentOrder = ['birthDate', 'ageConfirmed', 'consent.terms', 'consent.privacy']

const tickedIn = (form: FormData): { ticked: string[] } => ({ ticked: [...form.keys()] })

export const AgreeStep = ({ via, onRegistered }: { via: Via; onRegistered?: (() => void) | undefined }) => {
  const finish = useSetAtom(finishRegistrationAtom)
  const refusal = useAtomValue(refusalAtom)
  const { status } = useAtomValue(registerAtom)
  const [begin, keepTicked] = useAtom(tickedAtom)
  const { state, submit, busy } = useSubmit(begin, tickedIn, async (data) => {
    if (await finish(data, via)) onRegistered?.()
    return tickedIn(data)
  })
  const isBornAsked = useAtomValue(birthDateAskedAtom)
  const form = useRef<HTMLFormElement>(null)
  // Restores the checkboxes when the member returns from an earlier step.
  useEffect(() => {
    const element = form.current
    return () => {
      if (element) keepTicked(tickedIn(new FormData(element)))
    }
  }, [keepTicked])
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, refusal)
  const { errorOf, isChanged, onChange } = useFieldErrors(refusal, consentOrder)
  const isAgeMended = refusal?.isUnderAge === true && birthFields.some(isChanged)
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Stack space={5}>
        <ChosenAccount />
        {isBornAsked ? <BirthDateFields error={errorOf('birthDate', ...birthFields)} /> : null}
        <Consents errorOf={errorOf} ticked={state.ticked} />
        <RefusalMessage refusal={isAgeMended ? null : refusal} onWaited={end}>
          {refusal?.isUnderAge ? <HelpLine /> : null}
        </RefusalMessage>
        <OnAndBack label={t.submit} busy={busy} disabled={waiting} to={3}>
          {status === 'checking' ? <p role="status">{t.asking}</p> : null}
        </OnAndBack>
      </Stack>
    </form>
  )
}
