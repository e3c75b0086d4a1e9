import { Stack, AsWritten, FormMessage, callLink, Phrases } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'
import { birthDateAskedAtom } from './birthDate.ts'
import { BirthDateFields } from './BirthDateFields.tsx'
import { Consents } from './Consents.tsx'
import { refusalAtom, tickedAtom, draftAtom } from './draft.ts'
import { OnAndBack } from './OnAndBack.tsx'
import { finishRegistrationAtom, registerAtom, type Via } from './registration.ts'
import { findBank } from '@member/banks'
import { language } from '@member/i18n'
import styled from '@emotion/styled'
import { accountNameAtom } from './checks.ts'
import { brandAtom } from '@member/brand'

const Whole = styled.strong`
  display: inline-block;
`

const ChosenAccount = () => {
  const { bankName, bankId } = useAtomValue(draftAtom)
  const { data } = useAtomValue(accountNameAtom)
  return (
    <FormMessage tone="info">
      <p>
        {t.paidInto}{' '}
        <Whole>
          {findBank(bankName)?.[language()]} <AsWritten>{bankId}</AsWritten>
        </Whole>
      </p>
      {data ? (
        <p>
          {t.accountName} <Whole translate="no">{data.name}</Whole>
        </p>
      ) : null}
    </FormMessage>
  )
}

/** Link that calls the brand's help line, for applicants below the minimum age. */
const HelpLine = () => {
  const { helpLine } = useAtomValue(brandAtom)
  return (
    <p>
      <a href={callLink(helpLine.phone)}>
        <Phrases>{t.helpLine({ name: helpLine.name, phone: helpLine.phone })}</Phrases>
      </a>
    </p>
  )
}

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
