import { plainPhone } from '@member/api-client'
import { TextField } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type ChangeEvent, useEffect } from 'react'
import { t } from './words.ts'
import { Availability, usedError } from './OnAndBack.tsx'
import { isPhone } from './account.ts'
import { askedPhoneAtom, phoneCheckAtom } from './checks.ts'
import { draftAtom } from './draft.ts'

/** Field for a phone number, which the server checks once the number is complete. */
export const PhoneField = ({ error }: { error: string | undefined }) => {
  const [{ phone }, setDraft] = useAtom(draftAtom)
  const [asked, ask] = useAtom(askedPhoneAtom)
  const answer = useAtomValue(phoneCheckAtom)
  const whole = isPhone(phone) ? plainPhone(phone) : ''
  const check = whole && whole === asked ? answer : null
  useEffect(() => {
    if (whole) ask(whole)
  }, [whole, ask])
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setDraft({ phone: value })
  const wrong = usedError(check, t.phoneUsed) ?? error
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
