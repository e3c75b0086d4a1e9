import type { FactorSecret } from '@member/api-client'
import {
  Button,
  Card,
  CareArt,
  Stack,
  CopyButton,
  Icon,
  LinkButton,
  Pictured,
  QrCode,
  Row,
  TextField,
} from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState, useRef, type ReactNode } from 'react'
import { startFactorAtom, proveFactorAtom, useBegin } from './secondFactor.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'
import styled from '@emotion/styled'
import { digits } from '../form/digits.ts'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import { text } from '../form/text.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'

const FocusedHeading = styled.h2`
  margin: 0;
  font-size: 1rem;
  &:focus {
    outline: none;
  }
`

export const StepHeading = ({ children }: { children: ReactNode }) => (
  <FocusedHeading ref={useBegin<HTMLHeadingElement>(true)} tabIndex={-1}>
    {children}
  </FocusedHeading>
)

const Heading = styled.h2`
  margin: 0;
  font-size: 1rem;
`

const Key = styled.code`
  font-size: 1.0625rem;
  word-break: break-word;
`

const Cases = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  & > li + li {
    border-top: 1px solid var(--border);
  }
  & svg {
    flex: none;
    margin-right: 12px;
    color: var(--brand-text);
  }
`

const Once = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const typedCode = (form: FormData) => ({ code: digits(text(form, 'code')) })

const FirstCode = ({
  secret: { secret, address },
  onCodes,
}: {
  secret: FactorSecret
  onCodes: (codes: readonly string[]) => void
}) => {
  const prove = useSetAtom(proveFactorAtom)
  const begin: { code: string; refusal: Refusal | null } = { code: '', refusal: null }
  const { state, submit, busy } = useSubmit(begin, typedCode, async (data) => {
    const { code } = typedCode(data)
    if (code.length !== 6) return { code, refusal: { fields: { code: t.codeMissing } } }
    try {
      onCodes(await prove(code))
      return begin
    } catch (error) {
      return { code, refusal: refusalOf(error) }
    }
  })
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, onChange } = useFieldErrors(state.refusal)
  const { waiting, end } = useWait(state.refusal?.waitUntil)
  useFirstFault(form, state)
  return (
    <Card>
      <form action={submit} ref={form} onChange={onChange} noValidate>
        <Stack>
          <StepHeading>{t.scan}</StepHeading>
          <Row justify="center">
            <QrCode value={address} size={200} label={t.qr} />
          </Row>
          <LinkButton wide="phone" href={address}>
            {t.open}
          </LinkButton>
          <div>
            <p>{t.key}</p>
            <Key translate="no">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
          </div>
          <CopyButton value={secret} />
          <Heading>{t.prove}</Heading>
          <TextField
            label={t.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            defaultValue={state.code}
            error={errorOf('code')}
          />
          <RefusalMessage refusal={state.refusal} onWaited={end} />
          <Button type="submit" variant="primary" wide="phone" busy={busy} disabled={waiting}>
            {t.turnOn}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

export const SetUp = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const start = useSetAtom(startFactorAtom)
  const [secret, setSecret] = useState<FactorSecret>()
  const { act, busy } = useAct()
  const begin = () => act(async () => setSecret(await start()))
  if (secret) return <FirstCode secret={secret} onCodes={onCodes} />
  return (
    <Card>
      <Stack>
        <Pictured size={72} picture={<CareArt name="privacy" />}>
          <p>{t.when}</p>
        </Pictured>
        <Cases>
          {(
            [
              ['device', t.logIn],
              ['withdraw', t.withdraw],
              ['lock', t.change],
            ] as const
          ).map(([icon, action]) => (
            <li key={icon}>
              <Icon name={icon} />
              {action}
            </li>
          ))}
        </Cases>
        <Once>{t.once}</Once>
        <Button variant="primary" wide="phone" busy={busy} onClick={() => void begin()}>
          {t.start}
        </Button>
      </Stack>
    </Card>
  )
}
