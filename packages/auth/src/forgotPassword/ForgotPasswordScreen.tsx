import styled from '@emotion/styled'
import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { FormMessage, LinkButton, Loaded, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CodeStep } from './CodeStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { sentCodeAtom } from './sentCode.ts'
import { t } from './words.ts'

const NoCode = styled.p`
  text-align: center;
`

export interface ForgotPasswordScreenProps {
  /** Link to a LINE account for help: beside the code, or alone if the server sends no codes. */
  helpHref: string
  loginTo: string
  back?: string
}

export const ForgotPasswordScreen = ({ helpHref, loginTo, back = loginTo }: ForgotPasswordScreenProps) => {
  const byCode = useAtomValue(featureAtom('passwordReset'))
  const hasPasskeys = useAtomValue(featureAtom('passkeys'))
  const intro =
    byCode === undefined ? undefined : byCode ? (
      <>
        {t.lead}
        <br />
        {hasPasskeys ? t.endsPasskeys : t.ends}
      </>
    ) : (
      t.leadHelp
    )
  return (
    <Page narrow title={t.title} back={back} intro={intro}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (
          <Stack>
            {byCode ? <Steps loginTo={loginTo} /> : null}
            <div>
              {byCode ? <NoCode>{t.noCode}</NoCode> : null}
              <LinkButton variant={byCode ? 'quiet' : 'primary'} wide href={helpHref}>
                {t.help}
              </LinkButton>
            </div>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

const Steps = ({ loginTo }: { loginTo: string }) => {
  const sent = useAtomValue(sentCodeAtom)
  const [isDone, setDone] = useState(false)
  if (!isDone)
    return sent ? <CodeStep sent={sent} loginTo={loginTo} onDone={() => setDone(true)} /> : <PhoneStep />
  return (
    <>
      <FormMessage tone="ok">
        <strong>{t.done}</strong>
        <p>{t.doneText}</p>
      </FormMessage>
      <LinkButton variant="primary" wide to={loginTo}>
        {t.login}
      </LinkButton>
    </>
  )
}
