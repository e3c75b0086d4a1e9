import type { PendingCards } from '@member/api-client'
import { Icon, scrollSideways } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { eventTiles, type LinkTo } from '../media/gameEvents.ts'
import { tDashboard } from './words.ts'

// On a touch screen one row to slide, of constant height. A text wider than the card wraps into two lines as high
// as a button. On a desktop all items are visible: two share a line, wrapping if needed, except one that needs a
// whole line.
const Line = styled.ul`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px;
  ${scrollSideways}
  & > li {
    flex: none;
    max-width: 100%;
  }
  & > li + li {
    margin-left: 8px;
  }
  /* Fades at the edge of the card. */
  -webkit-mask-image: linear-gradient(
    90deg,
    transparent 0,
    #000 16px,
    #000 calc(100% - 16px),
    transparent 100%
  );
  mask-image: linear-gradient(90deg, transparent 0, #000 16px, #000 calc(100% - 16px), transparent 100%);
  @media (hover: hover), (min-width: 60em) {
    flex-wrap: wrap;
    margin: 0 -4px;
    padding: 0;
    overflow: visible;
    -webkit-mask-image: none;
    mask-image: none;
    & > li,
    & > li + li {
      flex: 0 1 auto;
      max-width: calc(50% - 8px);
      margin: 0 4px;
    }
    & > li:only-of-type,
    & > li[data-whole],
    & > li[data-whole] ~ li {
      max-width: calc(100% - 8px);
    }
    & > li[data-whole] {
      flex-basis: 100%;
    }
    & > li + li[data-whole],
    & > li[data-whole] ~ li,
    & > li:nth-of-type(n + 3) {
      margin-top: 8px;
    }
  }
`

const Chip = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 8px 0 14px;
  border: 1px solid var(--border);
  border-radius: 22px;
  background: var(--surface-2);
  color: var(--text);
  font-size: 0.9375rem;
  line-height: 1.35;
  text-decoration: none;
  & > svg {
    flex: none;
    margin-left: 2px;
    color: var(--text-muted);
  }
  @media (hover: hover), (min-width: 60em) {
    padding: 2px 6px 2px 14px;
    font-size: 0.875rem;
  }
`

interface WaitingThing {
  to: string
  text: string
  isWhole?: boolean
}

interface WaitingProps {
  things: readonly WaitingThing[]
  cards: readonly PendingCards[]
  linkTo: LinkTo
  documentsLink: string | undefined
}

/** List of what awaits the member: requested documents, pending money, cards to turn. */
export const Waiting = ({ things, cards, linkTo, documentsLink }: WaitingProps) => {
  const say = tDashboard.waiting
  const turns = cards.flatMap(({ type, name, count }) => {
    const to = linkTo(eventTiles[type].screen)
    return to === undefined || count === 0 ? [] : [{ to, text: say.cards({ name, count }) }]
  })
  const documents = documentsLink === undefined ? [] : [{ to: documentsLink, text: say.papers }]
  return (
    <Line aria-label={say.title}>
      {[...documents, ...things, ...turns].map(({ to, text, isWhole }: WaitingThing) => (
        <li key={text} data-whole={isWhole}>
          <Chip to={to}>
            {text}
            <Icon name="forward" size={18} />
          </Chip>
        </li>
      ))}
    </Line>
  )
}
