import { brandAtom, picturesAtom } from '@member/brand'
import { Card, Deferred, Icon, Section } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { TopPicture, topPicture } from './TopPicture.tsx'
import { tLanding } from './wordsLanding.ts'
import { BrandHeadline } from './BrandHeadline.tsx'
import { OwnHero } from './OwnHero.tsx'
import { Drawing, Lead, Opening, Points, Stage, Words } from './landingStyle.ts'

/** Pre-rendered, it stands there without its code, which no tap waits for. */
const hero = lazyPart(async () => (await import('./HeroDrawing.tsx')).HeroDrawing)

/** The first thing a visitor sees: whose site it is, and the login in place. */
export function Welcome({ login }: { login: ReactNode }) {
  const { description, pictures } = useAtomValue(brandAtom)
  const shown = useAtomValue(picturesAtom).get(topPicture)
  const own = pictures?.[topPicture]
  return (
    <Stage>
      {shown === own ? null : <TopPicture />}
      <Opening>
        <Words>
          <BrandHeadline />
          <Lead>{description}</Lead>
          <Points>
            {tLanding.points.map((point) => (
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
              <Deferred when="needed" renderFailure={null}>
                <hero.Component />
              </Deferred>
            </Drawing>
          )}
        </Words>
        <Card tone="brand">
          <Section title={tLanding.login}>{login}</Section>
        </Card>
      </Opening>
    </Stage>
  )
}
