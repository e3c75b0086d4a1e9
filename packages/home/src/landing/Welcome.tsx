import { brandAtom, picturesAtom } from '@member/brand'
import { Card, Deferred, LinkButton, Section } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TopPicture, topPicture } from './TopPicture.tsx'
import { tLanding } from './wordsLanding.ts'
import { BrandHeadline } from './BrandHeadline.tsx'
import { OwnHero } from './OwnHero.tsx'
import { Begin, Drawing, Games, HaveAccount, Lead, LoginCard, Opening, Stage, Words } from './landingStyle.ts'

/** Pre-rendered, it stands there without its code, which no tap waits for. */
const hero = lazyPart(async () => (await import('./HeroDrawing.tsx')).HeroDrawing)

export interface WelcomeProps {
  login: ReactNode
  /** What there is to play, and who was paid; its code may come later. */
  games: ReactNode
  registerLink: string
  loginLink: string
}

/** The first thing a visitor sees: whose site it is, how to begin, what there is to play, and the way in: the login in place on a desktop, one line on a phone. */
export function Welcome({ login, games, registerLink, loginLink }: WelcomeProps) {
  const { description, pictures } = useAtomValue(brandAtom)
  const shown = useAtomValue(picturesAtom).get(topPicture)
  const own = pictures?.[topPicture]
  return (
    <Stage>
      {shown === own ? null : <TopPicture />}
      <Opening>
        <div>
          <Words>
            <BrandHeadline />
            <Lead>{description}</Lead>
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
          <Begin>
            <LinkButton to={registerLink} variant="primary" wide>
              {tLanding.register}
            </LinkButton>
            <HaveAccount>
              {tLanding.member} <Link to={loginLink}>{tLanding.login}</Link>
            </HaveAccount>
          </Begin>
          <Games>
            <Deferred when="needed" renderFailure={null}>
              {games}
            </Deferred>
          </Games>
        </div>
        <LoginCard>
          <Card tone="brand">
            <Section title={tLanding.login}>{login}</Section>
          </Card>
        </LoginCard>
      </Opening>
    </Stage>
  )
}
