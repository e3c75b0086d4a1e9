import { brandAtom, initialFace, initialOf, initialSize, motifOf, picturesAtom } from '@member/brand'
import { Button, callLink, Dialog, LinkButton, Phrases, Stack, useBroken } from '@member/ui'
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

const Signs = styled.div`
  display: flex;
  align-items: center;
  padding: 24px 12px 0;
  & > * {
    flex: none;
    height: 56px;
    margin: 0 8px;
  }
  & > svg {
    width: 56px;
    border-radius: 12px;
    background: var(--brand);
    font-weight: 700;
  }
  & > img {
    min-width: 56px;
    max-width: 132px;
    object-fit: contain;
  }
  /* The ring of the footer. */
  & > span {
    width: 56px;
    border: 3px solid var(--bad);
    border-radius: 50%;
    font-family: var(--font-display);
    font-size: 20px;
    font-weight: 600;
    line-height: 50px;
    text-align: center;
  }
`

/** The brand's logo, or the mark of the site's icons, and the minimum age in a ring. */
const BrandAndAge = () => {
  const { clientId, displayName, minimumAge } = useAtomValue(brandAtom)
  const logo = useAtomValue(picturesAtom).get('home.normal.logo')?.src
  const [isBroken, broken] = useBroken(logo)
  const sign = initialOf(displayName)
  const face = initialFace(sign)
  return (
    <Signs aria-hidden>
      {logo !== undefined && !isBroken ? (
        <img src={logo} alt="" height={56} {...broken} />
      ) : (
        <svg viewBox="0 0 64 64" focusable="false">
          <path d={motifOf(clientId)} fill="#fff" opacity=".28" />
          <text
            x="32"
            y="46.5"
            fontFamily={`var(--font-${face})`}
            fontSize={initialSize(sign)}
            textAnchor="middle"
            fill="var(--on-brand)"
            // As in the bar's mark: the body typeface is loaded in its regular weight only.
            {...(face === 'body' && { fontWeight: 400, stroke: 'var(--on-brand)', strokeWidth: 2.5 })}
          >
            {sign}
          </text>
        </svg>
      )}
      <span>{minimumAge}+</span>
    </Signs>
  )
}

/** Dialog that asks whether a visitor is of age; only an answer closes the dialog. */
export function AgeGate() {
  const { displayName, minimumAge } = useAtomValue(brandAtom)
  const confirm = useSetAtom(confirmAgeAtom)
  const [isYoung, setYoung] = useState(false)
  if (isYoung) return <TooYoung age={minimumAge} onAgain={() => setYoung(false)} />
  return (
    <Dialog
      key="question"
      picture={<BrandAndAge />}
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
