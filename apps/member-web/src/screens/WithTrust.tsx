import { Deferred, desktop, tablet } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

const trust = lazyPart(async () => (await import('@member/auth/trust')).Trust)
const reasons = <trust.Component />

const Both = styled.div`
  flex: 1 0 auto;
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 520px;
    grid-gap: 24px;
    align-items: start;
    width: 100%;
    max-width: var(--content);
    margin: 0 auto;
    /* The form's page has a margin of its own on both sides. */
    padding-left: 24px;
  }
  /* In the middle of a large window, not above an empty half. The reasons have one height here, so nothing moves. */
  @media (min-width: 100em) {
    align-content: center;
  }
`

// As high as its content, which comes later: nothing below moves.
const Beside = styled.aside`
  display: none;
  ${tablet} {
    display: block;
    max-width: 520px;
    min-height: 440px;
    margin: 0 auto;
    padding: 0 16px 32px;
  }
  ${desktop} {
    order: -1;
    max-width: none;
    margin: 0;
    /* Above the fading background of the form's column. */
    position: relative;
    min-height: 670px;
    padding: 32px 0;
  }
`

/** Returns true while CSS displays the element; false in a pre-rendered page. */
function useIsDisplayed(place: RefObject<Element | null>) {
  const [isDisplayed, setDisplayed] = useState(false)
  useEffect(() => {
    const check = () => setDisplayed((place.current?.getClientRects().length ?? 0) > 0)
    check()
    window.addEventListener('resize', check)
    return () => window.removeEventListener('resize', check)
  }, [place])
  return isDisplayed
}

/** A visitor's form with the reasons to trust the site: beside it on a desktop, below it on a tablet. */
export const WithTrust = ({ children }: { children: ReactNode }) => {
  const beside = useRef<HTMLElement>(null)
  return (
    <Both>
      {children}
      <Beside ref={beside}>
        {useIsDisplayed(beside) ? (
          <Deferred when="needed" renderFailure={null}>
            {reasons}
          </Deferred>
        ) : null}
      </Beside>
    </Both>
  )
}
