import { Phrases, Stack } from '@member/ui'
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
