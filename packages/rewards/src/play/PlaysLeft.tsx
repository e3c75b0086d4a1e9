import { desktop, Phrases, Stack } from '@member/ui'
import styled from '@emotion/styled'

const Root = styled.div<{ small: boolean }>`
  ${({ small }) => !small && 'min-height: 94px;'}
  display: flex;
  flex-direction: column;
  justify-content: center;
  text-align: center;
  text-wrap: balance;
`

const Left = styled.strong<{ small: boolean }>`
  font-family: var(--font-display);
  font-size: ${({ small }) => (small ? 1 : 1.375)}rem;
  font-weight: 600;
  line-height: 1.4;
`

const Note = styled.span`
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Title with the turns left, and notes below; `small` for use below a prize. */
export const PlaysLeft = ({
  title,
  notes,
  small = false,
}: {
  title: string
  notes: readonly (string | null | undefined)[]
  small?: boolean
}) => (
  <Root small={small}>
    <Left small={small}>{title}</Left>
    {notes.map((note) =>
      note ? (
        <Note key={note}>
          <Phrases>{note}</Phrases>
        </Note>
      ) : null,
    )}
  </Root>
)

/** A game and its prizes: side by side on a desktop, else one below the other. */
export const GameAndPrizes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    grid-gap: 24px;
  }
`

/** Place of a game: on a desktop a lit surface, on a phone the width of the page. */
export const Stage = styled(Stack)`
  align-content: start;
  ${desktop} {
    padding: 24px;
    border: 1px solid var(--card-edge);
    border-radius: var(--radius-l);
    background: var(--surface-1);
    background-image: radial-gradient(60% 55% at 50% 36%, var(--brand-soft) 0, transparent 100%);
  }
`

export const PlayControls = styled(Stack)`
  width: 100%;
  max-width: 460px;
  margin: 0 auto;
`

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: -6px -12px;
  & > div {
    flex: 1 1 auto;
    min-width: 96px;
    padding: 6px 12px;
  }
  & dt {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  & dd {
    margin: 0;
    font-family: var(--font-display);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

/** Figures a row each, so that three of them leave none alone. */
export const FigureRows = styled(Figures)`
  & > div {
    flex-basis: 100%;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }
  & dd {
    margin-left: 12px;
    text-align: right;
  }
`
