import styled from '@emotion/styled'
import { settingQueryAtom, actorAtom, memberQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Button,
  Card,
  CareArt,
  FormMessage,
  LinkButton,
  Loaded,
  Page,
  Phrases,
  Stack,
  TextField,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, useRef } from 'react'
import { CodeStep } from './CodeStep.tsx'
import { sentCodeAtom, requestCode } from './sentCode.ts'
import { t } from './words.ts'
import { getSession } from '@member/api-client/session'
import type { Refusal } from '../form/refusal.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { text } from '../form/text.ts'
import { maskedPhone } from '../form/digits.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'

/** The logged-in member, whose phone the form uses; disabled for visitors. */
const ownAtom = queryAtom(() => ({ ...memberQuery(), enabled: getSession() !== null }))

const typedPhone = (form: FormData) => ({ phone: text(form, 'phone') })

const PhoneStep = () => {
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

// In large letters the sentences go below the picture.
const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > svg {
    flex: none;
    width: 64px;
    margin-right: 16px;
  }
  & > p {
    flex: 1 1 10rem;
  }
`

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
    byCode === undefined ? undefined : (
      <Intro>
        <CareArt name="privacy" />
        <p>
          {byCode ? (
            <>
              {t.lead}
              <br />
              {hasPasskeys ? t.endsPasskeys : t.ends}
            </>
          ) : (
            <Phrases>{t.leadHelp}</Phrases>
          )}
        </p>
      </Intro>
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
