import { desktop, Page, Section } from '@member/ui'
import type { ReactNode } from 'react'
import { BelowFold } from './BelowFold.tsx'
import { type Shortcut, ShortcutTable } from './ShortcutTable.tsx'
import { tDashboard } from './words.ts'
import styled from '@emotion/styled'

// Many write a Thai title and the name without a space. "คุณากร" is a name.
const khunBeforeTitle = /คุณ(?=นาย|นาง|เด็กชาย|เด็กหญิง|ว่าที่|คุณ(?!า)|[ก-ฮ]{1,3}\.|(?:mr|mrs|ms|miss|dr)\b)/i

/** Removes "คุณ" from a greeting before a title: "คุณนางสาว มาลี" becomes "นางสาว มาลี". */
export const oneTitle = (greeting: string): string => greeting.replace(khunBeforeTitle, '')

/** A card's width in a sliding row, and its height in parts of the width. */
interface GameCard {
  width: string
  ratio: number
}

/** Layout of the home. `--own`, `--below` and `--beside` reserve the heights of content that loads late. */
const Home = styled.div<{ card: GameCard }>`
  --ratio: ${({ card }) => card.ratio};
  --row: calc(${({ card }) => card.width} * var(--ratio) + 4px);
  --own: calc(70px + var(--row));
  --below: calc(192px + var(--row));
  --beside: 900px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    --column: calc(min(100vw, var(--content)) - 80px - var(--rail));
    --row: calc((var(--column) - 50px) / 6 * var(--ratio));
    --own: calc(70px + var(--row));
    --below: calc(214px + 2 * var(--row));
    --beside: 700px;
    grid-template-columns: minmax(0, 1fr) var(--rail);
    grid-template-rows: auto 1fr;
    grid-gap: 24px 32px;
  }
`

const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  align-content: start;
`

const Top = styled.div`
  ${column}
  ${desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`

const Main = styled.div`
  ${column}
  ${desktop} {
    grid-column: 1;
    grid-row: 1 / span 2;
    grid-gap: 24px;
  }
`

const Rail = styled.div`
  ${column}
  ${desktop} {
    grid-column: 2;
    grid-row: 2;
  }
`

/** Box of the member's games, as high with games as without. */
const Own = styled.div`
  min-height: var(--own);
`

interface DashboardScreenProps {
  name: string
  gameCard: GameCard
  credit: ReactNode
  own: ReactNode
  categories: ReactNode
  below: ReactNode
  rail: ReactNode
  marquee: ReactNode
  shortcuts: readonly Shortcut[]
  children?: ReactNode
}

export const DashboardScreen = (props: DashboardScreenProps) => {
  const { name, gameCard, credit, own, categories, below, rail, marquee, shortcuts, children } = props
  return (
    <Page title={oneTitle(tDashboard.hello({ name }))} unseenTitle>
      <Home card={gameCard}>
        <Top>{credit}</Top>
        <Main>
          <Own>
            <BelowFold height="var(--own)">{own}</BelowFold>
          </Own>
          <Section title={tDashboard.games}>{categories}</Section>
          <BelowFold height="var(--below)">{below}</BelowFold>
          <ShortcutTable shortcuts={shortcuts} />
          {marquee}
        </Main>
        <Rail>
          <BelowFold height="var(--beside)">{rail}</BelowFold>
        </Rail>
      </Home>
      {children}
    </Page>
  )
}
