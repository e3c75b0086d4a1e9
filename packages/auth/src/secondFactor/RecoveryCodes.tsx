import { Button, Card, CopyButton, FormMessage, Row, saveFile, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { StepHeading } from './StepHeading.tsx'
import { t } from './words.ts'

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

export const RecoveryCodes = ({ codes, isNew, onSaved }: RecoveryCodesProps) => {
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
        <Button variant="primary" wide onClick={onSaved}>
          {t.kept}
        </Button>
      </Stack>
    </Card>
  )
}
