import { LegalLinks } from '@member/content/legal-links'
import { brandAtom, textAddress, textNames } from '@member/brand'
import { Footer } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Notices } from '../notices/Notices.tsx'
import { useLanguage } from '@member/i18n/react'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { prefixOf } from '../language/splitLanguage.ts'
import { Background } from '../site/Background.tsx'
import { t } from '../words/words.ts'

const Whole = styled.div`
  display: flex;
  flex-direction: column;
`

// As high as the view: the footer starts below the fold, where nothing that loads moves it in sight.
const Middle = styled.div`
  min-height: calc(100vh - var(--bar-height));
  display: flex;
  flex-direction: column;
`

// Aligns its first letter with the other links, despite the larger touch target.
const MoreLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-right: -8px;
  margin-left: -8px;
  & > a {
    text-decoration: none;
  }
`

const SafeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 8px;
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

const textLinks = (prefix: string) =>
  textNames.map((name) => ({ href: prefix + textAddress(name), label: t.text[name] }))

export function AppShell({
  bar,
  year,
  playSafe,
  shortFooter,
  children,
  after,
}: {
  bar: ReactNode
  year: number
  playSafe?: string | undefined
  shortFooter?: boolean | undefined
  children: ReactNode
  after?: ReactNode
}) {
  const { displayName, licence, minimumAge, helpLine, footerYear = year, languages } = useAtomValue(brandAtom)
  return (
    <Whole>
      <Skip href="#content">{t.nav.toContent}</Skip>
      <Background />
      {bar}
      <Middle>
        <Notices />
        {children}
      </Middle>
      <div>
        <Footer
          siteName={displayName}
          year={footerYear}
          licence={licence}
          minimumAge={minimumAge}
          helpLine={helpLine}
          short={shortFooter}
        >
          <LegalLinks links={textLinks(prefixOf(useLanguage(), languages))} />
          <MoreLinks>
            {playSafe === undefined ? null : <SafeLink to={playSafe}>{t.nav.playSafe}</SafeLink>}
            <LanguageChoice />
          </MoreLinks>
        </Footer>
      </div>
      {after}
    </Whole>
  )
}
