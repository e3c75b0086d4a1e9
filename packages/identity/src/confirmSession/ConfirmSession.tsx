import {
  actorAtom,
  ApiError,
  type Challenged,
  confirmSession,
  fieldErrorsOf,
  type Given,
  messageOf,
} from '@member/api-client'
import { Button, Countdown, Dialog, FormMessage, PasswordField, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { ByPasskey, CodeField } from './ByPasskey.tsx'
import { ChallengedCall } from './ChallengedCall.tsx'
import { t } from './words.ts'

const needsOf = ({ code, data }: Pick<ApiError, 'code' | 'data'>) => {
  const needs = data?.['needs']
  const has = (need: string) => Array.isArray(needs) && needs.includes(need)
  return {
    password: code === 'PASSWORD_AGAIN' || has('password'),
    /** True if a passkey alone satisfies all requirements. */
    passkey: data?.['passkey'] === true,
    factor: code === 'FACTOR_NEEDED' || has('factor'),
  }
}

const isCode = (typed: string, isRecovery: boolean) =>
  isRecovery ? /^[a-z2-9]{5}[- ]?[a-z2-9]{5}$/i.test(typed.trim()) : /^\d{6}$/.test(typed)

interface Fault {
  fields: { password?: string; code?: string }
  message?: string
  waitUntil?: number
}

const faultOf = (error: unknown): Fault => {
  const { password, code } = fieldErrorsOf(error)
  const fields = { ...(password !== undefined && { password }), ...(code !== undefined && { code }) }
  if (Object.keys(fields).length) return { fields }
  const wait = error instanceof ApiError ? error.retryAfter : null
  return { fields, message: messageOf(error), ...(wait && { waitUntil: Date.now() + wait * 1000 }) }
}

/** True if the refused call came from a form, which then continues. */
const isFilledIn = (challenged: Challenged | undefined) =>
  typeof challenged?.body === 'object' && challenged.body !== null && Object.keys(challenged.body).length > 0

export interface ConfirmSessionProps {
  error: ApiError
  /** Sends the proof to the server for a log-in; without this, the proof confirms the session. */
  give?: ((given: Given) => Promise<void>) | undefined
  challenged?: Challenged | undefined
  /** True if the member has just answered another challenge of the same call. */
  isSecond?: boolean | undefined
  onAnswer: (given: boolean) => void
}

/** Dialog that asks for password, code or both, after which the refused call is repeated. */
export const ConfirmSession = ({
  error,
  give,
  challenged,
  isSecond = false,
  onAnswer,
}: ConfirmSessionProps) => {
  const id = useId()
  const actor = useAtomValue(actorAtom)
  const [needs] = useState(() => needsOf(error))
  const [isRecovery, setRecovery] = useState(false)
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [fault, setFault] = useState<Fault>({ fields: {} })
  const [busy, setBusy] = useState(false)

  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setFault(({ waitUntil }) => ({ fields: {}, ...(waitUntil && { waitUntil }) }))
  }
  const missing = () => ({
    ...(needs.password && typed.password === '' && { password: t.empty }),
    ...(needs.factor &&
      !isCode(typed.code, isRecovery) && { code: isRecovery ? t.recoveryEmpty : t.codeEmpty }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || fault.waitUntil) return
    const fields = missing()
    if (Object.keys(fields).length) {
      setFault({ fields })
      return
    }
    setBusy(true)
    try {
      const { password, code } = typed
      const given = { ...(needs.password && { password }), ...(needs.factor && { code }) }
      await (give ? give(given) : confirmSession(given, actor))
      onAnswer(true)
    } catch (refused) {
      setFault(faultOf(refused))
      setBusy(false)
    }
  }
  const alone = needs.password ? (needs.factor ? t.alone.both : t.alone.password) : t.alone.factor
  const text = give ? t.textLogin : isFilledIn(challenged) ? t.text : alone
  return (
    <Dialog
      title={t.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" wide busy={busy} disabled={!!fault.waitUntil}>
            {give ? t.login : t.go}
          </Button>
          {needs.passkey ? (
            <ByPasskey
              give={give}
              onGiven={() => onAnswer(true)}
              onFault={(refused) => setFault(faultOf(refused))}
            />
          ) : null}
          <Button variant="quiet" wide onClick={() => onAnswer(false)}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <ChallengedCall challenged={challenged} />
          {isSecond ? <FormMessage tone="ok">{t.second}</FormMessage> : null}
          <p>{text}</p>
          {needs.factor && !give ? <p>{t.textFactor}</p> : null}
          {needs.password ? (
            <PasswordField
              label={t.password}
              name="password"
              autoComplete="current-password"
              value={typed.password}
              error={fault.fields.password}
              onChange={({ currentTarget }) => type({ password: currentTarget.value })}
            />
          ) : null}
          {needs.factor ? (
            <CodeField
              key={String(isRecovery)}
              isRecovery={isRecovery}
              code={typed.code}
              error={fault.fields.code}
              onCode={(code) => type({ code })}
              onSwitch={() => {
                setRecovery(!isRecovery)
                type({ code: '' })
              }}
            />
          ) : null}
          <FormMessage tone={fault.waitUntil ? 'warn' : 'bad'}>
            {fault.message === undefined ? null : (
              <>
                <p>{fault.message}</p>
                {fault.waitUntil ? (
                  <Countdown until={fault.waitUntil} onEnd={() => setFault({ fields: {} })} />
                ) : null}
              </>
            )}
          </FormMessage>
          {give ? null : <p>{t.nothing}</p>}
        </Stack>
      </form>
    </Dialog>
  )
}
