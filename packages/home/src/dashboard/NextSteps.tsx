import { memberSummaryQuery, queryAtom } from '@member/api-client'
import { settingAtom } from '@member/api-client/setting'
import { EventArt, Section, type EventName } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { eventTiles, gameEventsAtom, type LinkTo } from '../media/gameEvents.ts'
import { tMedia } from '../media/wordsMedia.ts'
import { tDashboard } from './wordsDashboard.ts'
import { Line, Step } from './nextStepsStyle.ts'

const summaryAtom = queryAtom(memberSummaryQuery)

interface Next {
  to: string | undefined
  art: EventName
  name: string
  note: string
}

interface NextStepsProps {
  linkTo: LinkTo
  /** Where the day's check-in is. */
  checkInLink: string
  isCheckInDue: boolean
  /** What comes before them all, as a line of the list. */
  first?: ReactNode
}

/** Today's offers: check-in, turns of the wheel, the running promotion, and rewards for points. */
export const NextSteps = ({ linkTo, checkInLink, isCheckInDue, first }: NextStepsProps) => {
  const { data: events = [] } = useAtomValue(gameEventsAtom)
  const { data: summary } = useAtomValue(summaryAtom)
  const promotion = useAtomValue(settingAtom)?.promotion
  const say = tDashboard.next
  const steps: Next[] = [
    ...(isCheckInDue
      ? [{ to: checkInLink, art: 'calendar' as const, name: tMedia.checkIn, note: say.checkIn }]
      : []),
    ...events.flatMap(({ type, name, isActive, playLeft }) =>
      type === 'WHEEL' && isActive && playLeft > 0
        ? [
            {
              to: linkTo(eventTiles[type].screen),
              art: eventTiles[type].art,
              name,
              note: tMedia.left({ count: playLeft }),
            },
          ]
        : [],
    ),
    ...(promotion
      ? [
          {
            to: linkTo('promotion'),
            art: 'promotion' as const,
            name: tMedia.promotion,
            note: say.promotion,
          },
        ]
      : []),
    {
      to: linkTo('reward'),
      art: 'reward',
      name: tMedia.reward,
      note: summary ? say.points({ count: summary.user_credit.point }) : '\u00a0',
    },
  ]
  return (
    <Section title={say.title}>
      <Line aria-label={say.title}>
        {first}
        {steps.map(({ to, art, name, note }) =>
          to === undefined ? null : (
            <li key={to}>
              <Step to={to}>
                <EventArt name={art} />
                <span>
                  <strong>{name}</strong>
                  <small>{note}</small>
                </span>
              </Step>
            </li>
          ),
        )}
      </Line>
    </Section>
  )
}
