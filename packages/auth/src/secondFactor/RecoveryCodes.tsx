import { Button, Card, CopyButton, FormMessage, Row, saveFile, Stack } from '@member/ui'
import styled from '@emotion/styled'
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

/** Shows the recovery codes, this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const all = codes.join('\n')
  const save = () => saveFile(new Blob([all], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <Card>
      <Stack>
        <FormMessage tone="warn">
          <strong>{t.keepTitle}</strong>
          <p>{t.keepText}</p>
        </FormMessage>
        <Codes>
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
        <Button variant="primary" wide onClick={onKept}>
          {t.kept}
        </Button>
      </Stack>
    </Card>
  )
}
