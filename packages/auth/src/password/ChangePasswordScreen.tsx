import { actorAtom } from '@member/api-client'
import { Button, Card, FormMessage, Page, PasswordField, Stack } from '@member/ui'
import { useAtomValue, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { knownDevice } from '../remembered/knownDevice.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { WithdrawLock } from '../devices/WithdrawLock.tsx'
import { Advice, type AdviceLinks } from './Advice.tsx'
import { type Strength, strengthOf } from './strength.ts'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'
import { change, typedPasswords, unchanged } from './changePassword.ts'

export const ChangePasswordScreen = ({ back, links }: { back?: string; links: AdviceLinks }) => {
  const [strength, setStrength] = useState<Strength | null>(null)
  const actor = useAtomValue(actorAtom)
  const store = useStore()
  const { state, submit, busy } = useSubmit(unchanged, typedPasswords, async (form) => {
    const after = await change(form, actor, () => knownDevice(store))
    if (after.done) setStrength(null)
    return after
  })
  const form = useRef<HTMLFormElement>(null)
  const { typed, refusal, done } = state
  const { waiting, end } = useWait(refusal?.waitUntil)
  useFirstFault(form, state)
  const { errorOf, onChange } = useFieldErrors(refusal)
  return (
    <Page title={t.title} back={back} intro={t.lead} rail={<Advice links={links} />}>
      {/* A password set here does not unlock withdrawals: that needs a code to the phone. */}
      <WithdrawLock forgotLink={links.forgotPassword} />
      <Card>
        <form action={submit} ref={form} onChange={onChange} noValidate>
          <Stack>
            <PasswordField
              label={t.old}
              name="oldPassword"
              autoComplete="current-password"
              defaultValue={typed.oldPassword}
              error={errorOf('oldPassword')}
            />
            <PasswordField
              label={t.new}
              name="newPassword"
              autoComplete="new-password"
              hint={strength ? t.strength[strength] : t.rule}
              onChange={({ target }) => setStrength(strengthOf(target.value))}
              defaultValue={typed.newPassword}
              error={errorOf('newPassword', 'oldPassword')}
            />
            <PasswordField
              label={t.confirm}
              name="confirmPassword"
              autoComplete="new-password"
              defaultValue={typed.confirmPassword}
              error={errorOf('confirmPassword', 'newPassword')}
            />
            <div>
              <FormMessage tone="ok">
                {done ? (
                  <>
                    <strong>{t.success}</strong>
                    <p>{t.successText}</p>
                  </>
                ) : null}
              </FormMessage>
              <RefusalMessage refusal={refusal} onWaited={end} />
            </div>
            <Button type="submit" variant="primary" wide="phone" busy={busy} disabled={waiting}>
              {t.submit}
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  )
}
