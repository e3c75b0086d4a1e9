import { Section } from '@member/ui'
import type { ReactNode } from 'react'
import { Care } from '../care/Care.tsx'
import { Content } from './landingStyle.ts'
import { PublicLinks, type PublicLinksProps } from './PublicLinks.tsx'
import { Steps } from './Steps.tsx'
import { tLanding } from './words.ts'

interface LandingSectionsProps extends PublicLinksProps {
  marquee: ReactNode
  news: ReactNode
  payments: ReactNode
  registerLink: string
  children?: ReactNode
}

export const LandingSections = ({
  marquee,
  links,
  news,
  payments,
  registerLink,
  children,
}: LandingSectionsProps) => (
  <Content>
    {marquee}
    <PublicLinks links={links} />
    {news}
    <Section title={tLanding.feed}>{payments}</Section>
    <Steps registerLink={registerLink} />
    <Care />
    {children}
  </Content>
)
