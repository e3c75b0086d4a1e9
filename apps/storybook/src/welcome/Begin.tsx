import { CategoryArt, EventArt, LevelMedal, PrizeArt, Tiles, WalletArt } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { storyLink } from '../docs/storyLink.ts'

const Root = styled.a`
  display: block;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  text-decoration: none;
  &:hover {
    border-color: var(--brand-text);
    background: var(--surface-2);
  }
  & > svg {
    width: 88px;
    height: 88px;
    margin-bottom: 12px;
  }
  & > h3 {
    margin: 0 0 4px;
    color: var(--brand-text);
    font-size: 1.1875rem;
  }
  & > p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

interface CardProps {
  to: string
  kind?: 'story' | 'docs'
  title: string
  words: string
  art: ReactNode
}

const Card = ({ to, kind = 'docs', title, words, art }: CardProps) => (
  <Root href={storyLink(to, kind)} target="_top">
    {art}
    <h3>{title}</h3>
    <p>{words}</p>
  </Root>
)

export const Begin = () => (
  <Tiles as="div" least={300} space={4}>
    <Card
      to="foundations-colour--overview"
      title="Foundations"
      art={<LevelMedal level={4} />}
      words="Colour with contrast, type, space, radius, elevation, motion, icons, illustrations, voice."
    />
    <Card
      to="patterns-waiting--overview"
      title="Patterns"
      art={<EventArt name="calendar" />}
      words="Money, waiting, failure, empty, confirmation, limits: how the product does it, side by side."
    />
    <Card
      to="ui-button--overview"
      title="Components"
      art={<CategoryArt name="card" />}
      words="When to use each, when not, its states, props, accessibility and copy."
    />
    <Card
      to="flows--overview"
      title="Flows"
      art={<WalletArt />}
      words="Every screen with its states in order: withdrawal, deposit, registration, log-in, wheel."
    />
    <Card
      to="foundations-tokens-for-figma--overview"
      title="Tokens for Figma"
      art={<PrizeArt name="item" />}
      words="Colours of both schemes and the scales as files that Figma imports as variables."
    />
    <Card
      to="brand-studio--whole-product"
      kind="story"
      title="The Studio"
      art={<CategoryArt name="hot" />}
      words="Type a colour and a name, see the whole product in them, and download the brand’s files."
    />
  </Tiles>
)
