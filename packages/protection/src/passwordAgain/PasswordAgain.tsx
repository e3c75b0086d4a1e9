import { ApiError, confirmPassword, fieldErrorsOf, messageOf } from '@member/api-client'
import { Button, Countdown, Dialog, FormMessage, PasswordField, Stack } from '@member/ui'
import { type FormEvent, useId, useState } from 'react'
import { th } from './th.ts'

interface Fault {
  field?: string | undefined
  message?: string | undefined
  waitUntil?: number | undefined
}

const faultOf = (error: unknown): Fault => {
  const { password: field } = fieldErrorsOf(error)
  if (field !== undefined) return { field }
  const wait = error instanceof ApiError ? error.retryAfter : null
  return { message: messageOf(error), ...(wait && { waitUntil: Date.now() + wait * 1000 }) }
}

/** Asks who was away for the password; what they had ordered then goes on as it was. */
export const PasswordAgain = ({ onAnswer }: { onAnswer: (given: boolean) => void }) => {
  const id = useId()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<Fault>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || fault.waitUntil) return
    if (password === '') {
      setFault({ field: th.empty })
      return
    }
    setBusy(true)
    try {
      await confirmPassword(password)
      onAnswer(true)
    } catch (error) {
      setFault(faultOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={th.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" wide busy={busy} disabled={!!fault.waitUntil}>
            {th.go}
          </Button>
          <Button variant="quiet" wide onClick={() => onAnswer(false)}>
            {th.later}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <p>{th.text}</p>
          <PasswordField
            label={th.password}
            name="password"
            autoComplete="current-password"
            value={password}
            error={fault.field}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value)
              setFault(({ waitUntil }) => ({ waitUntil }))
            }}
          />
          <FormMessage tone={fault.waitUntil ? 'warn' : 'bad'}>
            {fault.message === undefined ? null : (
              <>
                <p>{fault.message}</p>
                {fault.waitUntil ? <Countdown until={fault.waitUntil} onEnd={() => setFault({})} /> : null}
              </>
            )}
          </FormMessage>
          <p>{th.nothing}</p>
        </Stack>
      </form>
    </Dialog>
  )
}
