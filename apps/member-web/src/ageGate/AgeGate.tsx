import { brandAtom } from '@member/brand'
import { Button, Dialog, LinkButton, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmAgeAtom } from './age.ts'
import { th } from './th.ts'

/** A plain page in place of the one below. */
const Plain = styled.div`
  position: fixed;
  z-index: 59;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  background: var(--bg);
`

/** Asks a visitor once whether they are old enough; nothing but an answer leads on. */
export function AgeGate() {
  const { displayName, minimumAge } = useAtomValue(brandAtom)
  const confirm = useSetAtom(confirmAgeAtom)
  const [isYoung, setYoung] = useState(false)
  if (isYoung) return <TooYoung age={minimumAge} onAgain={() => setYoung(false)} />
  return (
    <Dialog
      key="question"
      title={th.title}
      actions={
        <>
          <Button variant="primary" wide onClick={confirm}>
            {th.yes(minimumAge)}
          </Button>
          <Button wide onClick={() => setYoung(true)}>
            {th.no}
          </Button>
        </>
      }
    >
      <p>{th.text(displayName, minimumAge)}</p>
    </Dialog>
  )
}

/** Nothing of the site, and who listens. */
function TooYoung({ age, onAgain }: { age: number; onAgain: () => void }) {
  const { helpLine } = useAtomValue(brandAtom)
  return (
    <>
      <Plain />
      <Dialog
        key="young"
        title={th.youngTitle}
        actions={
          <>
            <LinkButton href={`tel:${helpLine.phone.replace(/[ -]/g, '')}`} variant="primary" wide>
              {th.call(helpLine.name, helpLine.phone)}
            </LinkButton>
            <Button variant="quiet" wide onClick={onAgain}>
              {th.again}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{th.young(age)}</p>
          <p>
            {th.listen}{' '}
            <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
              {th.more}
            </a>
          </p>
        </Stack>
      </Dialog>
    </>
  )
}
