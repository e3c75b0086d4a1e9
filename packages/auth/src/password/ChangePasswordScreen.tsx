import { Button, Card, FormMessage, Page, PasswordField, Stack } from '@member/ui'
import { useRef } from 'react'
import { RefusalMessage } from '../RefusalMessage.tsx'
import { th } from './th.ts'
import { useFieldErrors } from '../useFieldErrors.ts'
import { useFirstFault } from '../useFirstFault.ts'
import { useSubmit } from '../useSubmit.ts'
import { useWait } from '../useWait.ts'
import { change, typedPasswords, unchanged } from './changePassword.ts'

/** Changes the member's password; `back` is where the arrow leads. */
export const ChangePasswordScreen = ({ back }: { back?: string }) => {
  const { state, submit, busy } = useSubmit(unchanged, typedPasswords, change)
  const form = useRef<HTMLFormElement>(null)
  const { typed, refusal, done } = state
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, state)
  const { errorOf, onChange } = useFieldErrors(refusal)
  return (
    <Page narrow title={th.title} back={back} intro={th.lead}>
      <Card>
        <form action={submit} ref={form} onChange={onChange} noValidate>
          <Stack>
            <PasswordField
              label={th.old}
              name="oldPassword"
              autoComplete="current-password"
              defaultValue={typed.oldPassword}
              error={errorOf('oldPassword')}
            />
            <PasswordField
              label={th.new}
              name="newPassword"
              autoComplete="new-password"
              hint={th.rule}
              defaultValue={typed.newPassword}
              error={errorOf('newPassword', 'oldPassword')}
            />
            <PasswordField
              label={th.confirm}
              name="confirmPassword"
              autoComplete="new-password"
              defaultValue={typed.confirmPassword}
              error={errorOf('confirmPassword', 'newPassword')}
            />
            <div>
              <FormMessage tone="ok">
                {done ? (
                  <>
                    <strong>{th.success}</strong>
                    <p>{th.successText}</p>
                  </>
                ) : null}
              </FormMessage>
              <RefusalMessage refusal={refusal} onWaited={end} />
            </div>
            <Button type="submit" variant="primary" wide busy={busy} disabled={waiting}>
              {th.submit}
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  )
}
