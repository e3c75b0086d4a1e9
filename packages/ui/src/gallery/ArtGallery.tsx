import { CareArt } from '../art/CareArt.tsx'
import { CategoryArt } from '../art/CategoryArt.tsx'
import { EmptyArt } from '../art/EmptyArt.tsx'
import { EventArt } from '../art/EventArt.tsx'
import { Hero } from '../art/Hero.tsx'
import { LevelMedal } from '../art/LevelMedal.tsx'
import { PrizeArt } from '../art/PrizeArt.tsx'
import { SceneArt } from '../art/SceneArt.tsx'
import { SlipArt } from '../art/SlipArt.tsx'
import { SuccessTick } from '../art/SuccessTick.tsx'
import { WalletArt } from '../art/WalletArt.tsx'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Tiles } from '../layout/Tiles.ts'

const Root = styled.div`
  & + & {
    margin-top: 24px;
  }
  & > h3 {
    margin-bottom: 8px;
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

const Caption = styled.figcaption`
  margin-top: 4px;
  font-size: 0.8125rem;
  text-align: center;
`

const Pieces = ({
  title,
  least = 96,
  pieces,
}: {
  title: string
  least?: number
  pieces: Record<string, ReactNode>
}) => (
  <Root>
    <h3>{title}</h3>
    <Tiles least={least}>
      {Object.entries(pieces).map(([name, piece]) => (
        <li key={name}>
          <figure>
            {piece}
            <Caption>{name}</Caption>
          </figure>
        </li>
      ))}
    </Tiles>
  </Root>
)

export const ArtGallery = () => (
  <>
    <Pieces title="Landing" least={260} pieces={{ hero: <Hero /> }} />
    <Pieces
      title="Categories"
      pieces={{
        sport: <CategoryArt name="sport" />,
        casino: <CategoryArt name="casino" />,
        slot: <CategoryArt name="slot" />,
        fishing: <CategoryArt name="fishing" />,
        card: <CategoryArt name="card" />,
        lotto: <CategoryArt name="lotto" />,
        hot: <CategoryArt name="hot" />,
      }}
    />
    <Pieces
      title="Events"
      pieces={{
        wheel: <EventArt name="wheel" />,
        flip: <EventArt name="flip" />,
        goods: <EventArt name="goods" />,
        calendar: <EventArt name="calendar" />,
        promotion: <EventArt name="promotion" />,
        film: <EventArt name="film" />,
        reward: <EventArt name="reward" />,
      }}
    />
    <Pieces
      title="Care"
      pieces={{
        age: <CareArt name="age" text="20+" />,
        terms: <CareArt name="terms" />,
        privacy: <CareArt name="privacy" />,
        news: <CareArt name="news" />,
        shield: <CareArt name="shield" />,
        safe: <CareArt name="safe" />,
      }}
    />
    <Pieces
      title="Levels"
      pieces={{
        '1': <LevelMedal level={1} />,
        '2': <LevelMedal level={2} />,
        '3': <LevelMedal level={3} />,
        '4': <LevelMedal level={4} />,
        '5': <LevelMedal level={5} />,
        '6, not reached': <LevelMedal level={6} dim />,
      }}
    />
    <Pieces
      title="Prizes"
      pieces={{
        credit: <PrizeArt name="credit" />,
        point: <PrizeArt name="point" />,
        item: <PrizeArt name="item" />,
        none: <PrizeArt name="none" />,
        other: <PrizeArt name="other" />,
      }}
    />
    <Pieces
      title="Money"
      pieces={{ success: <SuccessTick />, slip: <SlipArt />, wallet: <WalletArt /> }}
      least={140}
    />
    <Pieces
      title="Nothing here yet"
      least={150}
      pieces={{
        history: <EmptyArt name="history" />,
        slip: <EmptyArt name="slip" />,
        withdrawal: <EmptyArt name="withdrawal" />,
        announcement: <EmptyArt name="announcement" />,
      }}
    />
    <Pieces
      title="Whole pages"
      least={200}
      pieces={{
        'not found': <SceneArt name="notFound" />,
        maintenance: <SceneArt name="maintenance" />,
        offline: <SceneArt name="offline" />,
        unavailable: <SceneArt name="unavailable" />,
        'old browser': <SceneArt name="oldBrowser" />,
      }}
    />
  </>
)
