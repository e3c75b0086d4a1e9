import { brandAtom } from '@member/brand'
import { Footer } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Notices } from '../notices/Notices.tsx'
import { Background } from '../site/Background.tsx'
import { LegalLinks } from '../legal/LegalLinks.tsx'
import { th } from '../th.ts'

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`

const Middle = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
`

const SafeLink = styled(Link)`
  display: inline-block;
  padding: 10px 0;
`

const Skip = styled.a`
  position: absolute;
  z-index: 50;
  top: -80px;
  left: 8px;
  padding: 12px 16px;
  border-radius: var(--radius-s);
  background: var(--brand);
  color: var(--on-brand);
  &:focus {
    top: 8px;
  }
`

/** Bar, notices, the page and the small print, over the site's background. */
export function SiteFrame({
  bar,
  year,
  playSafe,
  children,
  after,
}: {
  bar: ReactNode
  year: number
  /** Where a member sets limits and takes breaks. */
  playSafe?: string | undefined
  children: ReactNode
  after?: ReactNode
}) {
  const { displayName, licence, minimumAge, helpLine } = useAtomValue(brandAtom)
  return (
    <Whole>
      <Skip href="#content">{th.nav.toContent}</Skip>
      <Background />
      {bar}
      <Middle>
        <Notices />
        {children}
      </Middle>
      <div>
        <Footer
          siteName={displayName}
          year={year}
          licence={licence}
          minimumAge={minimumAge}
          helpLine={helpLine}
        >
          {playSafe === undefined ? null : (
            <p>
              <SafeLink to={playSafe}>{th.nav.playSafe}</SafeLink>
            </p>
          )}
          <LegalLinks />
        </Footer>
      </div>
      {after}
    </Whole>
  )
}
