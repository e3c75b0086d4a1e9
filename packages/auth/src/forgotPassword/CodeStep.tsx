import { actorAtom, isOwnSession } from '@member/api-client'
import { endSession, getSession } from '@member/api-client/session'
import { Button, Card, Countdown, FormMessage, PasswordField, Stack, TextField } from '@member/ui'
import { useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { maskedPhone } from '../form/digits.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'
import { requestCode, type SentCode, sentCodeAtom } from './sentCode.ts'
import { notSet, setNewPassword, typedReset } from './setNewPassword.ts'
import { t } from './words.ts'
import type { Refusal } from '../form/refusal.ts'

interface ResendCodeProps {
  resendAt: number
  onSend: () => Promise<Refusal | null>
}

export const ResendCode = ({ resendAt, onSend }: ResendCodeProps) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [busy, setBusy] = useState(false)
  const { waiting, end } = useWait(resendAt)
  const send = async () => {
    setBusy(true)
    const refused = await onSend()
    setBusy(false)
    setRefusal(refused)
    if (!refused) setAgain(true)
  }
  const { waiting: isRefused, end: endRefusal } = useWait(refusal?.waitUntil)
  return (
    <>
      <RefusalMessage refusal={refusal} onWaited={endRefusal} />
      <FormMessage tone="ok">{isAgain && !refusal ? t.sentAgain : null}</FormMessage>
      <Button variant="quiet" wide busy={busy} disabled={waiting || isRefused} onClick={() => void send()}>
        {waiting ? (
          // In one element, because the button would drop the space between two.
          <span>
            <span>{t.resendIn}</span> <Countdown until={resendAt} onEnd={end} />
          </span>
        ) : (
          t.resend
        )}
      </Button>
    </>
  )
}

const Validity = ({ until }: { until: number }) => {
  const [over, setOver] = useState(() => until <= Date.now())
  if (over) return <FormMessage tone="warn">{t.over}</FormMessage>
  const [before, after] = t.validFor
  return (
    <FormMessage tone="info">
      <p>{t.sent}</p>
      <p>
        {before} <Countdown until={until} onEnd={() => setOver(true)} /> {after}
      </p>
    </FormMessage>
  )
}

export const CodeStep = ({
  sent,
  loginTo,
  onDone,
}: {
  sent: SentCode
  loginTo: string
  onDone: () => void
}) => {
  const store = useStore()
  const setSent = useSetAtom(sentCodeAtom)
  const navigate = useNavigate()
  const [isInside] = useState(() => getSession() !== null)
  const { state, submit, busy } = useSubmit(notSet, typedReset, async (data) => {
    const answer = await setNewPassword(data, sent, store)
    if (answer.refusal) return answer
    setSent(null)
    // The log-in page redirects a logged-in member.
    if (getSession()) void navigate(loginTo)
    else onDone()
    // The session of a logged-in member ended with all others: the log-in page shows why.
    if (isInside && isOwnSession(store.get)) endSession('expired', t.doneText)
    return answer
  })
  const resend = async () => {
    const answer = await requestCode(sent.phone, store.get(actorAtom))
    if (answer.sent) setSent(answer.sent)
    return answer.refusal ?? null
  }
  const form = useRef<HTMLFormElement>(null)
  const { typed, refusal } = state
  const { errorOf, onChange } = useFieldErrors(refusal)
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, state)
  return (
    <Card>
      <form action={submit} ref={form} onChange={onChange} noValidate>
        <Stack>
          <Validity key={sent.reset} until={sent.validUntil} />
          {/* Password managers store the new password under this name. */}
          <input name="username" autoComplete="username" readOnly hidden value={sent.phone} />
          <TextField label={t.phone} readOnly value={isInside ? maskedPhone(sent.phone) : sent.phone} />
          <TextField
            label={t.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="next"
            defaultValue={typed.code}
            error={errorOf('code')}
          />
          <PasswordField
            label={t.new}
            name="newPassword"
            autoComplete="new-password"
            hint={t.rule}
            defaultValue={typed.newPassword}
            error={errorOf('newPassword')}
          />
          <PasswordField
            label={t.confirm}
            name="confirmPassword"
            autoComplete="new-password"
            enterKeyHint="go"
            defaultValue={typed.confirmPassword}
            error={errorOf('confirmPassword', 'newPassword')}
          />
          <RefusalMessage refusal={refusal} onWaited={end} />
          <Button type="submit" variant="primary" wide busy={busy} disabled={waiting}>
            {t.submit}
          </Button>
          <ResendCode resendAt={sent.resendAt} onSend={resend} />
          {isInside ? null : (
            <Button variant="quiet" wide onClick={() => setSent(null)}>
              {t.otherPhone}
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  )
}
