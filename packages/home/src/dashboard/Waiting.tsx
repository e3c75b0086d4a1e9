import { Icon } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { eventTiles, freeTurns, gameEventsAtom, type LinkTo } from '../media/gameEvents.ts'
import { tDashboard } from './wordsDashboard.ts'

// One line that slides: its height is the same for one as for five.
const Line = styled.ul`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    flex: none;
  }
  & > li + li {
    margin-left: 8px;
  }
  /* What goes on beyond the card fades at its edge. */
  -webkit-mask-image: linear-gradient(
    90deg,
    transparent 0,
    #000 16px,
    #000 calc(100% - 16px),
    transparent 100%
  );
  mask-image: linear-gradient(90deg, transparent 0, #000 16px, #000 calc(100% - 16px), transparent 100%);
  /* A mouse has no finger to slide it with: the bar stands in the room that is there for it. */
  @media (hover: hover) {
    scrollbar-width: thin;
    &:not(:empty) {
      height: 56px;
      margin-bottom: -12px;
    }
    &::-webkit-scrollbar {
      display: block;
      height: 6px;
    }
    &::-webkit-scrollbar-thumb {
      border-radius: 3px;
      background: var(--border-strong);
    }
  }
`

const Chip = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px 4px 14px;
  border: 1px solid var(--border-strong);
  border-radius: 22px;
  background: var(--surface-3);
  color: var(--text);
  font-size: 0.9375rem;
  text-decoration: none;
  white-space: nowrap;
  & > svg {
    margin-left: 2px;
    color: var(--text-muted);
  }
`

interface WaitingThing {
  to: string
  text: string
}

interface WaitingProps {
  /** What the app knows of, before the cards to open. */
  things: readonly WaitingThing[]
  linkTo: LinkTo
  /** Where the papers are sent that the operator asked for; undefined if it asked for none. */
  papersLink: string | undefined
}

/** What waits for the member: papers asked for, money on its way, cards to open. */
export const Waiting = ({ things, linkTo, papersLink }: WaitingProps) => {
  const { data: events = [] } = useAtomValue(gameEventsAtom)
  const say = tDashboard.waiting
  const cards = events.flatMap((event) => {
    const { type, name, isActive } = event
    const count = freeTurns(event)
    if (type === 'CHECK_IN' || type === 'WHEEL' || !isActive || count === 0) return []
    const to = linkTo(eventTiles[type].screen)
    return to === undefined ? [] : [{ to, text: say.cards({ name, count }) }]
  })
  const papers = papersLink === undefined ? [] : [{ to: papersLink, text: say.papers }]
  return (
    <Line aria-label={say.title}>
      {[...papers, ...things, ...cards].map(({ to, text }) => (
        <li key={text}>
          <Chip to={to}>
            {text}
            <Icon name="forward" size={18} />
          </Chip>
        </li>
      ))}
    </Line>
  )
}
