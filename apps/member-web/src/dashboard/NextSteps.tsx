import { memberSummaryQuery, queryAtom } from '@member/api-client'
import { useCheckInDue } from '@member/rewards'
import { EventArt, formatCount, Section, type EventName } from '@member/ui'
import { useAtomValue } from 'jotai'
import { eventPlaces, gameEventsAtom } from '../media/gameEvents.ts'
import { isOfferedAtom } from '../routes/offered.ts'
import { settingAtom } from '../site/site.ts'
import { th } from '../th.ts'
import { thMedia } from '../media/thMedia.ts'
import { thDashboard } from './thDashboard.ts'
import { Line, Step } from './nextStepsStyle.ts'

const summaryAtom = queryAtom(memberSummaryQuery)

interface Next {
  to: string
  art: EventName
  name: string
  note: string
}

/** What can be had now: today's check-in, plays that are left, the promotion that runs, and what points are worth. */
export const NextSteps = () => {
  const due = useCheckInDue()
  const { data: events = [] } = useAtomValue(gameEventsAtom)
  const { data: summary } = useAtomValue(summaryAtom)
  const promotion = useAtomValue(settingAtom)?.promotion
  const isOffered = useAtomValue(isOfferedAtom)
  const say = thDashboard.next
  const steps: Next[] = [
    ...(due
      ? [{ to: '/auth/media', art: 'calendar' as const, name: thMedia.checkIn, note: say.checkIn }]
      : []),
    ...events.flatMap(({ type, name, isActive, playLeft }) =>
      type !== 'CHECK_IN' && isActive && playLeft > 0
        ? [{ ...eventPlaces[type], name, note: thMedia.left(formatCount(playLeft)) }]
        : [],
    ),
    ...(promotion
      ? [
          {
            to: '/auth/media/promotion',
            art: 'promotion' as const,
            name: th.title.promotion,
            note: say.promotion,
          },
        ]
      : []),
    {
      to: '/auth/reward',
      art: 'reward',
      name: thMedia.reward,
      note: summary ? say.points(formatCount(summary.user_credit.point)) : '\u00a0',
    },
  ]
  return (
    <Section title={say.title}>
      <Line aria-label={say.title}>
        {steps
          .filter(({ to }) => isOffered(to))
          .map(({ to, art, name, note }) => (
            <li key={to}>
              <Step to={to}>
                <EventArt name={art} />
                <span>
                  <strong>{name}</strong>
                  <small>{note}</small>
                </span>
              </Step>
            </li>
          ))}
      </Line>
    </Section>
  )
}
