import { getEnding } from '@member/api-client/session'
import { brandAtom } from '@member/brand'
import { Card, FormMessage, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { isPasswordUnsure } from '../remembered/remembered.ts'
import { t } from './words.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const unchanging = () => () => undefined

export const LoginScreen = (props: LoginFormProps) => {
  const { displayName } = useAtomValue(brandAtom)
  const [ending, setEnding] = useState(getEnding)
  // Only this device knows: the pre-rendered page does not show it.
  const unsure = useSyncExternalStore(unchanging, isPasswordUnsure, () => false)
  const words = ending && ending.reason !== 'logout' ? (ending.message ?? t.ended[ending.reason]) : null
  return (
    <Page narrow title={t.title} intro={t.lead({ brand: displayName })}>
      <Stack>
        <FormMessage tone={ending?.reason === 'suspended' ? 'warn' : 'info'}>{words}</FormMessage>
        <FormMessage tone="warn">{unsure ? t.passwordUnsure : null}</FormMessage>
        {/* A submission shows the suspension in the form, so it is not repeated above. */}
        <Card tone="brand" onSubmit={() => setEnding((last) => (last?.reason === 'suspended' ? null : last))}>
          <LoginForm {...props} />
        </Card>
      </Stack>
    </Page>
  )
}
