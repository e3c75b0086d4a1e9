import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  EmptyState,
  Loaded,
  Page,
  Button,
  Card,
  CopyButton,
  FormMessage,
  Row,
  saveFile,
  Stack,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FactorOn } from './FactorOn.tsx'
import { secondFactorAtom } from './secondFactor.ts'
import { SetUp, StepHeading } from './SetUp.tsx'
import { t } from './words.ts'
import styled from '@emotion/styled'

const Codes = styled.ol`
  margin: 0;
  padding-left: 32px;
  font-size: 1.0625rem;
  line-height: 1.9;
  @media (min-width: 600px) {
    columns: 2;
  }
`

interface RecoveryCodesProps {
  codes: readonly string[]
  isNew: boolean
  onSaved: () => void
}

const RecoveryCodes = ({ codes, isNew, onSaved }: RecoveryCodesProps) => {
  const all = codes.join('\n')
  const save = () => saveFile(new Blob([all], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <Card>
      <Stack>
        {isNew ? <FormMessage tone="ok">{t.turnedOn}</FormMessage> : null}
        <StepHeading>{t.keepTitle}</StepHeading>
        <FormMessage tone="warn">{t.keepText}</FormMessage>
        <Codes translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <Row>
          <CopyButton value={all} />
          <Button small icon="download" onClick={save}>
            {t.saveCodes}
          </Button>
        </Row>
        <Button variant="primary" wide="phone" onClick={onSaved}>
          {t.kept}
        </Button>
      </Stack>
    </Card>
  )
}

export interface SecondFactorScreenProps {
  back: string
  contactLink: string
}

export const SecondFactorScreen = ({ back, contactLink }: SecondFactorScreenProps) => {
  const isOffered = useAtomValue(featureAtom('secondFactor'))
  return (
    <Page narrow title={t.title} back={back} intro={t.lead}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (isOffered ? <Factor contactLink={contactLink} /> : <EmptyState title={t.unavailable} />)}
      </Loaded>
    </Page>
  )
}

const Factor = ({ contactLink }: Pick<SecondFactorScreenProps, 'contactLink'>) => {
  const factor = useAtomValue(secondFactorAtom)
  const [shown, setShown] = useState<{ codes: readonly string[]; isNew: boolean }>()
  const [isSaved, setSaved] = useState(false)
  const close = () => {
    setSaved(true)
    setShown(undefined)
  }
  if (shown) return <RecoveryCodes {...shown} onSaved={close} />
  return (
    <Loaded query={factor}>
      {(state) =>
        state.isOn ? (
          <FactorOn
            factor={state}
            isNew={isSaved}
            contactLink={contactLink}
            onCodes={(codes) => setShown({ codes, isNew: false })}
          />
        ) : (
          <SetUp onCodes={(codes) => setShown({ codes, isNew: true })} />
        )
      }
    </Loaded>
  )
}
