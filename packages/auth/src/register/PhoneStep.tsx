import { Button, Stack, TextField } from '@member/ui'
import { useAtomValue, useSetAtom, useAtom } from 'jotai'
import { useRef, type ChangeEvent, useEffect } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit } from '../form/useSubmit.ts'
import { leavePhoneAtom, isPhone, isUsername } from './account.ts'
import { refusalAtom, draftAtom } from './draft.ts'
import { plainPhone, sentenceOf } from '@member/api-client'
import { Availability, usedError } from './OnAndBack.tsx'
import { askedPhoneAtom, phoneCheckAtom, askedUsernameAtom, usernameCheckAtom } from './checks.ts'

/** Field for a phone number, which the server checks once the number is complete. */
const PhoneField = ({ error }: { error: string | undefined }) => {
  const [{ phone }, setDraft] = useAtom(draftAtom)
  const [asked, ask] = useAtom(askedPhoneAtom)
  const answer = useAtomValue(phoneCheckAtom)
  const whole = isPhone(phone) ? plainPhone(phone) : ''
  const check = whole && whole === asked ? answer : null
  useEffect(() => {
    if (whole) ask(whole)
  }, [whole, ask])
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setDraft({ phone: value })
  const wrong = usedError(check, sentenceOf(409301)) ?? error
  return (
    <TextField
      label={t.phone}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue={phone}
      onChange={type}
      hint={<Availability check={wrong ? null : check} free={t.phoneFree} rule={t.phoneHint} />}
      error={wrong}
    />
  )
}

const pause = 600

const UsernameField = ({ error }: { error: string | undefined }) => {
  const [{ username }, setDraft] = useAtom(draftAtom)
  const [asked, ask] = useAtom(askedUsernameAtom)
  const answer = useAtomValue(usernameCheckAtom)
  const whole = isUsername(username) ? username.trim() : ''
  const check = whole && whole === asked ? answer : null
  useEffect(() => {
    if (!whole) return undefined
    const timer = setTimeout(ask, pause, whole)
    return () => clearTimeout(timer)
  }, [whole, ask])
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setDraft({ username: value })
  const wrong = usedError(check, sentenceOf(409303)) ?? error
  return (
    <TextField
      label={t.username}
      name="username"
      optional
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={username}
      onChange={type}
      hint={<Availability check={wrong ? null : check} free={t.usernameFree} rule={t.usernameHint} />}
      error={wrong}
    />
  )
}

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
