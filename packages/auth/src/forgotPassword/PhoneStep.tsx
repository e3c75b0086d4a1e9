import { actorAtom, memberQuery, queryAtom } from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { Button, Card, Stack, TextField } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { Refusal } from '../form/refusal.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { text } from '../form/text.ts'
import { maskedPhone } from '../form/maskedPhone.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useFirstFault } from '../form/useFirstFault.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { useWait } from '../form/useWait.ts'
import { requestCode, sentCodeAtom } from './sentCode.ts'
import { t } from './words.ts'

/** The logged-in member, whose phone the form uses; disabled for visitors. */
const ownAtom = queryAtom(() => ({ ...memberQuery(), enabled: getSession() !== null }))

const typedPhone = (form: FormData) => ({ phone: text(form, 'phone') })

export const PhoneStep = () => {
  const actor = useAtomValue(actorAtom)
  const own = useAtomValue(ownAtom).data?.phone ?? ''
  const setSent = useSetAtom(sentCodeAtom)
  const begin: { phone: string; refusal: Refusal | null } = { phone: '', refusal: null }
  const { state, submit, busy } = useSubmit(begin, typedPhone, async (data) => {
    const phone = own || typedPhone(data).phone
    const { sent, refusal = null } = await requestCode(phone, actor)
    if (sent) setSent(sent)
    return { phone, refusal }
  })
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, isChanged, onChange } = useFieldErrors(state.refusal)
  const refusal = isChanged('phone') ? null : state.refusal
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, state)
  return (
    <Card>
      <form action={submit} ref={form} onChange={onChange} noValidate>
        <Stack>
          {own ? (
            // A logged-in member uses the registered number only, which bystanders must not read.
            <TextField key="own" label={t.phone} readOnly value={maskedPhone(own)} error={errorOf('phone')} />
          ) : (
            <TextField
              key="typed"
              label={t.phone}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="send"
              defaultValue={state.phone}
              error={errorOf('phone')}
            />
          )}
          <RefusalMessage refusal={refusal} onWaited={end} />
          <Button type="submit" variant="primary" wide busy={busy} disabled={waiting}>
            {t.send}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
