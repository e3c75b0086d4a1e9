import { brandAtom, picturesAtom, type BrandPicture } from '@member/brand'
import { Card, Deferred, desktop, LinkButton, Section, tablet, useBroken } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TopPicture, topPicture } from './TopPicture.tsx'
import { tLanding } from './words.ts'
import { BrandHeadline } from './BrandHeadline.tsx'
import { Begin, Drawing, Games, HaveAccount, Lead, LoginCard, Opening, Stage, Words } from './landingStyle.ts'
import styled from '@emotion/styled'

// Wide letters may overlap it: they stay in front, where it fades out.
const Place = styled(Drawing)`
  z-index: -1;
  top: 0;
  right: 0;
  width: 40%;
  max-width: 320px;
  ${tablet} {
    top: 24px;
    right: 16px;
  }
  ${desktop} {
    top: 0;
    right: 0;
  }
`

const Photo = styled.img`
  display: block;
  width: 100%;
  height: 132px;
  border-radius: var(--radius-l);
  object-fit: cover;
  -webkit-mask-image: linear-gradient(90deg, transparent, #000 60%);
  mask-image: linear-gradient(90deg, transparent, #000 60%);
  ${tablet} {
    height: 180px;
  }
`

export function OwnHero({ picture: { src, webp } }: { picture: BrandPicture }) {
  const [isBroken, watched] = useBroken(src)
  if (isBroken) return null
  return (
    <Place>
      <picture>
        {webp ? <source type="image/webp" srcSet={webp} sizes="320px" /> : null}
        <Photo src={src} alt="" decoding="async" {...watched} />
      </picture>
    </Place>
  )
}

/** Drawing that is pre-rendered and visible before its code loads. */
const hero = lazyPart(async () => (await import('./HeroDrawing.tsx')).HeroDrawing)
const drawing = <hero.Component />

export interface WelcomeProps {
  login: ReactNode
  /** Games; must be one constant element, because its code may load later. */
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
