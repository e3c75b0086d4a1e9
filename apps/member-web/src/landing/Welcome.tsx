import { LoginForm } from '@member/auth'
import { brandAtom } from '@member/brand'
import { Card, Hero, Icon, lineLink, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { lineIdsAtom } from '../site/site.ts'
import { TopPicture } from '../site/TopPicture.tsx'
import { th } from '../th.ts'
import { BrandHeadline } from './BrandHeadline.tsx'
import { Drawing, Lead, Opening, Points, Stage, Words } from './landingStyle.ts'

/** The first thing a visitor sees: whose site it is, and the login in place. */
export function Welcome() {
  const { description } = useAtomValue(brandAtom)
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <Stage>
      <TopPicture />
      <Opening>
        <Words>
          <BrandHeadline />
          <Lead>{description}</Lead>
          <Points>
            {th.landing.points.map((point) => (
              <li key={point}>
                <Icon name="success" size={20} />
                {point}
              </li>
            ))}
          </Points>
          <Drawing>
            <Hero />
          </Drawing>
        </Words>
        <Card tone="brand">
          <Section title={th.landing.login}>
            <LoginForm forgotHref={lineLink(main)} registerTo="/register" />
          </Section>
        </Card>
      </Opening>
    </Stage>
  )
}
