import { Deferred, desktop } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { type ReactNode, useSyncExternalStore } from 'react'

const trust = lazyPart(async () => (await import('@member/auth/trust')).Trust)
const reasons = <trust.Component />

const Both = styled.div`
  flex: 1 0 auto;
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 520px;
    grid-gap: 48px;
    align-items: start;
    width: 100%;
    max-width: var(--content);
    margin: 0 auto;
    padding: 0 24px;
  }
`

// As high as its content, which comes later: nothing below moves.
const Beside = styled.aside`
  display: none;
  ${desktop} {
    display: block;
    order: -1;
    min-height: 670px;
    padding: 32px 0;
  }
`

const onResize = (notify: () => void) => {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}
const isDesktop = () => window.innerWidth >= 960
const isPrerendered = () => false

/** A visitor's form; on a desktop beside reasons to trust the site, which a phone never loads. */
export const WithTrust = ({ children }: { children: ReactNode }) => (
  <Both>
    {children}
    <Beside>
      {useSyncExternalStore(onResize, isDesktop, isPrerendered) ? (
        <Deferred when="needed" renderFailure={null}>
          {reasons}
        </Deferred>
      ) : null}
    </Beside>
  </Both>
)
