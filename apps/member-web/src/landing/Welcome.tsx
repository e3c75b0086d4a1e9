import { LoginForm } from '@member/auth'
import { brandAtom } from '@member/brand'
import { Card, ErrorBoundary, Icon, lineLink, Section } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lineIdsAtom } from '../site/site.ts'
import { picturesAtom } from '../site/site.ts'
import { TopPicture, topPicture } from '../site/TopPicture.tsx'
import { thLanding } from './thLanding.ts'
import { BrandHeadline } from './BrandHeadline.tsx'
import { OwnHero } from './OwnHero.tsx'
import { Drawing, Lead, Opening, Points, Stage, Words } from './landingStyle.ts'

/** Pre-rendered, it stands there without its code, which no tap waits for. */
export const hero = lazyPart(async () => (await import('./HeroDrawing.tsx')).HeroDrawing)

/** The first thing a visitor sees: whose site it is, and the login in place. */
export function Welcome() {
  const { description, pictures } = useAtomValue(brandAtom)
  const shown = useAtomValue(picturesAtom).get(topPicture)
  const own = pictures?.[topPicture]
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <Stage>
      {shown === own ? null : <TopPicture />}
      <Opening>
        <Words>
          <BrandHeadline />
          <Lead>{description}</Lead>
          <Points>
            {thLanding.points.map((point) => (
              <li key={point}>
                <Icon name="success" size={20} />
                {point}
              </li>
            ))}
          </Points>
          {/* What the server configures instead is a ground, behind all of it. */}
          {own && shown === own ? (
            <OwnHero picture={own} />
          ) : (
            <Drawing>
              <ErrorBoundary renderFallback={() => null}>
                <Suspense>
                  <hero.Component />
                </Suspense>
              </ErrorBoundary>
            </Drawing>
          )}
        </Words>
        <Card tone="brand">
          <Section title={thLanding.login}>
            <LoginForm forgotHref={lineLink(main)} registerTo="/register" />
          </Section>
        </Card>
      </Opening>
    </Stage>
  )
}
