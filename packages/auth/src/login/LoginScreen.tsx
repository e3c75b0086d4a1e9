import { getEnding } from '@member/api-client/session'
import { brandAtom } from '@member/brand'
import { Card, FormMessage, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { th } from './th.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

/** The login page, with the reason why the last session ended. */
export const LoginScreen = (props: LoginFormProps) => {
  const { displayName } = useAtomValue(brandAtom)
  const [ending] = useState(getEnding)
  const words = ending && ending.reason !== 'logout' ? (ending.message ?? th.ended[ending.reason]) : null
  return (
    <Page narrow title={th.title} intro={th.lead(displayName)}>
      <Stack>
        <FormMessage tone={ending?.reason === 'suspended' ? 'bad' : 'info'}>{words}</FormMessage>
        <Card tone="brand">
          <LoginForm {...props} />
        </Card>
      </Stack>
    </Page>
  )
}
