import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { CategoryArt, Hero, LevelMedal, tablet, Tiles, WalletArt } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Card } from './Card.tsx'

const Root = styled.main`
  max-width: var(--content);
  margin: 0 auto;
  padding: 24px 16px 96px;
  & h2 {
    margin: 40px 0 12px;
    font-size: 24px;
  }
`

const Top = styled.header`
  padding: 24px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--brand-soft);
  & > div {
    max-width: 62ch;
  }
  & h1 {
    font-size: 32px;
  }
  & > svg {
    max-width: 240px;
    margin: 0 auto;
  }
  ${tablet} {
    display: flex;
    align-items: center;
    padding: 40px;
    & > svg {
      flex: none;
      width: 300px;
      max-width: none;
      margin: 0 0 0 auto;
    }
    & > div {
      padding-right: 24px;
    }
    & h1 {
      font-size: 40px;
    }
  }
`

const Bar = styled.dl`
  & > div {
    padding: 12px 0;
    border-bottom: 1px solid var(--border);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    color: var(--text-muted);
  }
  ${tablet} {
    & > div {
      display: flex;
    }
    & dt {
      flex: none;
      width: 160px;
    }
  }
`

export const Welcome = () => {
  const { displayName } = useAtomValue(brandAtom)
  return (
    <Root>
      <Top>
        <div>
          <h1>The member site, drawn out</h1>
          <p>
            Every component and every screen, in every state a member can meet, in any brand. You are looking
            at it as {displayName}; the brush in the toolbar changes that.
          </p>
        </div>
        <Hero />
      </Top>

      <h2>Begin here</h2>
      <Tiles as="div" least={220} space={4}>
        <Card
          to="brand-sheet--whole"
          title="The brand’s sheet"
          art={<LevelMedal level={4} />}
          words="Palette with contrast figures, type, space, icons, artwork, banks and game covers of one brand."
        />
        <Card
          to="brand-studio--whole-product"
          title="The studio"
          art={<CategoryArt name="hot" />}
          words="Type a colour and a name, see the whole product in them, and copy the finished brand file."
        />
        <Card
          to="app-pages-dashboard--full"
          title="The screens"
          art={<WalletArt />}
          words="A member’s day: app, auth, wallet, games and rewards. Each screen has a story a state."
        />
        <Card
          to="ui-button--primary"
          title="The materials"
          art={<CategoryArt name="card" />}
          words="ui: buttons, fields, rows, bars and messages that the screens are built of."
        />
      </Tiles>

      <h2>The toolbar</h2>
      <Bar>
        <div>
          <dt>Brand</dt>
          <dd>Every file in brands/. One colour makes the whole palette.</dd>
        </div>
        <div>
          <dt>Scheme</dt>
          <dd>The brand’s own, or its colours in the dark or in the light.</dd>
        </div>
        <div>
          <dt>Width</dt>
          <dd>Phones of 360 and 390 px, a tablet of 768 px, a desktop of 1280 px.</dd>
        </div>
        <div>
          <dt>Motion</dt>
          <dd>As drawn, or as a member sees it who asked their phone for less.</dd>
        </div>
        <div>
          <dt>Accessibility</dt>
          <dd>
            The panel below a story lists what axe finds. Nothing is what it must find: stories are tests.
          </dd>
        </div>
      </Bar>
    </Root>
  )
}
