import { brandAtom, picturesAtom } from '@member/brand'
import { Card, Deferred, LinkButton, Section } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TopPicture, topPicture } from './TopPicture.tsx'
import { tLanding } from './words.ts'
import { BrandHeadline } from './BrandHeadline.tsx'
import { OwnHero } from './OwnHero.tsx'
import { Begin, Drawing, Games, HaveAccount, Lead, LoginCard, Opening, Stage, Words } from './landingStyle.ts'

/** Drawing that is pre-rendered and visible before its code loads. */
const hero = lazyPart(async () => (await import('./HeroDrawing.tsx')).HeroDrawing)
const drawing = <hero.Component />

export interface WelcomeProps {
  login: ReactNode
  /** Games and payouts; must be one constant element, because its code may load later. */
  games: ReactNode
  registerLink: string
  loginLink: string
}

export function Welcome({ login, games, registerLink, loginLink }: WelcomeProps) {
  const { description, pictures } = useAtomValue(brandAtom)
  const shown = useAtomValue(picturesAtom).get(topPicture)
  const own = pictures?.[topPicture]
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  // Collapsed on a phone; always open on a desktop.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) card.current?.querySelector('input')?.focus()
  }, [isOpen])
  const unfold = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen((was) => !was)
  }
  return (
    <Stage>
      {shown === own ? null : <TopPicture />}
      <Opening>
        <Words>
          <BrandHeadline />
          <Lead>{description}</Lead>
          {/* A picture configured on the server is a background instead. */}
          {own && shown === own ? (
            <OwnHero picture={own} />
          ) : (
            <Drawing>
              <Deferred when="needed" renderFailure={null}>
                {drawing}
              </Deferred>
            </Drawing>
          )}
        </Words>
        <Begin>
          <LinkButton to={registerLink} variant="primary" wide>
            {tLanding.register}
          </LinkButton>
          <HaveAccount>
            {tLanding.member}{' '}
            <Link to={loginLink} aria-expanded={isOpen} aria-controls={id} onClick={unfold}>
              {tLanding.login}
            </Link>
          </HaveAccount>
        </Begin>
        <LoginCard id={id} ref={card} isOpen={isOpen}>
          <Card tone="brand">
            <Section title={tLanding.login}>{login}</Section>
          </Card>
        </LoginCard>
        <Games>
          <Deferred when="needed" renderFailure={null}>
            {games}
          </Deferred>
        </Games>
      </Opening>
    </Stage>
  )
}
