import { Button, Card, CopyButton, FormMessage, Row, saveFile, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
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

const Head = styled.h2`
  font-size: 1.125rem;
  &:focus {
    outline: none;
  }
`

interface RecoveryCodesProps {
  codes: readonly string[]
  /** True where the second factor was just turned on. */
  isNew: boolean
  onKept: () => void
}

/** Shows the recovery codes, this once. */
export const RecoveryCodes = ({ codes, isNew, onKept }: RecoveryCodesProps) => {
  const head = useRef<HTMLHeadingElement>(null)
  // What was pressed stood further down: the member reads from the top that it is on, and every code.
  useEffect(() => {
    window.scrollTo(0, 0)
    head.current?.focus({ preventScroll: true })
  }, [])
  const all = codes.join('\n')
  const save = () => saveFile(new Blob([all], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <Card>
      <Stack>
        {isNew ? <FormMessage tone="ok">{t.turnedOn}</FormMessage> : null}
        <Head ref={head} tabIndex={-1}>
          {t.keepTitle}
        </Head>
        <FormMessage tone="warn">{t.keepText}</FormMessage>
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
