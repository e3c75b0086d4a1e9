import { Button, closeOnBack, FormMessage, Stack, TextField } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { digits } from '../form/digits.ts'
import { ResendCode } from '../forgotPassword/CodeStep.tsx'
import type { Refusal } from '../form/refusal.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { text } from '../form/text.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'
import { draftAtom } from './draft.ts'
import { giveProofCodeAtom, phoneProofAtom, sendProofCodeAtom } from './provenPhone.ts'
import { t } from './words.ts'

/** Step that proves the phone with a code, for servers that require a proof. */
export const ProvePhone = () => {
  const { phone } = useAtomValue(draftAtom)
  const setDraft = useSetAtom(draftAtom)
  const proof = useAtomValue(phoneProofAtom)
  useEffect(() => closeOnBack(() => setDraft({ step: 1 })), [setDraft])
  return (
    <Stack space={5}>
      <p>{proof ? t.proof.sent({ phone }) : t.proof.lead({ phone })}</p>
      {proof ? <GiveCode resendAt={proof.resendAt} /> : <SendCode />}
      <Button variant="quiet" wide icon="back" onClick={() => setDraft({ step: 1 })}>
        {t.proof.otherPhone}
      </Button>
    </Stack>
  )
}

const SendCode = () => {
  const send = useSetAtom(sendProofCodeAtom)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const { waiting, end } = useWait(refusal?.waitUntil)
  const press = async () => {
    setBusy(true)
    setRefusal(await send())
    setBusy(false)
  }
  return (
    <>
      <RefusalMessage refusal={refusal} onWaited={end} />
      <FormMessage tone="bad">{refusal?.fields['phone']}</FormMessage>
      <Button variant="primary" wide busy={busy} disabled={waiting} onClick={() => void press()}>
        {t.proof.send}
      </Button>
    </>
  )
}

const typedCode = (form: FormData) => ({ code: digits(text(form, 'code')) })

const GiveCode = ({ resendAt }: { resendAt: number }) => {
  const send = useSetAtom(sendProofCodeAtom)
  const give = useSetAtom(giveProofCodeAtom)
  const begin: { code: string; refusal: Refusal | null } = { code: '', refusal: null }
  const { state, submit, busy } = useSubmit(begin, typedCode, async (data) => {
    const { code } = typedCode(data)
    return { code, refusal: await give(code) }
  })
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, onChange } = useFieldErrors(state.refusal)
  const { waiting, end } = useWait(state.refusal?.waitUntil)
  useFirstFault(form, state)
  return (
    <form action={submit} ref={form} onChange={onChange} noValidate>
      <Stack>
        <TextField
          label={t.proof.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="next"
          defaultValue={state.code}
          error={errorOf('code')}
        />
        <RefusalMessage refusal={state.refusal} onWaited={end} />
        <Button type="submit" variant="primary" wide busy={busy} disabled={waiting}>
          {t.proof.give}
        </Button>
        <ResendCode resendAt={resendAt} onSend={send} />
      </Stack>
    </form>
  )
}
