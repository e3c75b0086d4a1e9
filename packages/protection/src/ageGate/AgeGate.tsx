import { brandAtom } from '@member/brand'
import { Button, callLink, Dialog, LinkButton, Phrases, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmAgeAtom } from './age.ts'
import { t } from './words.ts'

/** Opaque background that covers the site. */
const Plain = styled.div`
  position: fixed;
  z-index: 59;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  background: var(--bg);
`

/** Dialog that asks whether a visitor is of age; only an answer closes the dialog. */
export function AgeGate() {
  const { displayName, minimumAge } = useAtomValue(brandAtom)
  const confirm = useSetAtom(confirmAgeAtom)
  const [isYoung, setYoung] = useState(false)
  if (isYoung) return <TooYoung age={minimumAge} onAgain={() => setYoung(false)} />
  return (
    <Dialog
      key="question"
      title={t.title}
      actions={
        <>
          <Button variant="primary" wide onClick={confirm}>
            {t.yes({ age: minimumAge })}
          </Button>
          <Button wide onClick={() => setYoung(true)}>
            {t.no}
          </Button>
        </>
      }
    >
      <p>{t.text({ name: displayName, age: minimumAge })}</p>
    </Dialog>
  )
}

/** Shown instead of the site to a visitor below the minimum age, with the help line. */
function TooYoung({ age, onAgain }: { age: number; onAgain: () => void }) {
  const { helpLine } = useAtomValue(brandAtom)
  return (
    <>
      <Plain />
      <Dialog
        key="young"
        title={t.youngTitle}
        actions={
          <>
            <LinkButton href={callLink(helpLine.phone)} variant="primary" wide>
              <span>
                <Phrases>{t.call({ name: helpLine.name, phone: helpLine.phone })}</Phrases>
              </span>
            </LinkButton>
            <Button variant="quiet" wide onClick={onAgain}>
              {t.again}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{t.young({ age })}</p>
          <p>
            {t.listen}{' '}
            <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
              {t.more}
            </a>
          </p>
        </Stack>
      </Dialog>
    </>
  )
}
