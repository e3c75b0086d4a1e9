import { CategoryArt, EventArt, LevelMedal, PrizeArt, Tiles, WalletArt } from '@member/ui'
import { Card } from './Card.tsx'

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
