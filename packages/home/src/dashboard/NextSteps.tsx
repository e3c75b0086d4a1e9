import { isAwaited, memberSummaryQuery, queryAtom } from '@member/api-client'
import { EventArt, Section, Skeleton, type EventName, useBriefWait } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { eventTiles, freeTurns, gameEventsAtom, type LinkTo } from '../media/gameEvents.ts'
import { tMedia } from '../media/words.ts'
import { tDashboard } from './words.ts'
import { Line, Step } from './nextStepsStyle.ts'

const summaryAtom = queryAtom(memberSummaryQuery)

const bones = [1, 2].map((bone) => (
  <li key={bone} aria-hidden>
    <Skeleton height={76} />
  </li>
))

interface Next {
  to: string | undefined
  art: EventName
  name: string
  note: string
  isLate?: boolean
}

interface NextStepsProps {
  linkTo: LinkTo
  checkInLink: string
  /** Undefined while unknown. */
  isCheckInDue: boolean | undefined
  isPromotionOpen: boolean
  first?: ReactNode
}

/** Offers available now. */
export const NextSteps = ({ linkTo, checkInLink, isCheckInDue, isPromotionOpen, first }: NextStepsProps) => {
  const eventsQuery = useAtomValue(gameEventsAtom)
  const summary = useAtomValue(summaryAtom)
  const checkInWait = useBriefWait(isCheckInDue === undefined)
  const eventsWait = useBriefWait(isAwaited(eventsQuery), eventsQuery.data === undefined)
  const pointsWait = useBriefWait(isAwaited(summary))
  // All at once, except what hangs: an offer that came later would move the others from under the finger.
  const isWhole = !checkInWait.isWaiting && !eventsWait.isWaiting && !pointsWait.isWaiting
  const { data: events = [] } = eventsQuery
  const points = summary.data?.user_credit.point
  const say = tDashboard.next
  const steps: Next[] = [
    ...(isCheckInDue
      ? [
          {
            to: checkInLink,
            art: 'calendar' as const,
            name: tMedia.checkIn,
            note: say.checkIn,
            isLate: checkInWait.isLate,
          },
        ]
      : []),
    ...events.flatMap(({ type, name, isActive, ...turns }) =>
      type === 'WHEEL' && isActive && freeTurns(turns) > 0
        ? [
            {
              to: linkTo(eventTiles[type].screen),
              art: eventTiles[type].art,
              name,
              note: tMedia.left({ count: freeTurns(turns) }),
              isLate: eventsWait.isLate,
            },
          ]
        : [],
    ),
    ...(isPromotionOpen
      ? [
          {
            to: linkTo('promotion'),
            art: 'promotion' as const,
            name: tMedia.promotion,
            note: say.promotion,
          },
        ]
      : []),
    ...(points === 0
      ? []
      : [
          {
            to: linkTo('reward'),
            art: 'reward' as const,
            name: tMedia.reward,
            note: points === undefined ? '\u00a0' : say.points({ count: points }),
          },
        ]),
  ]
  const inOrder = [...steps.filter(({ isLate }) => !isLate), ...steps.filter(({ isLate }) => isLate)]
  // The first item may render nothing, and then no heading is needed.
  if (isWhole && steps.every(({ to }) => to === undefined)) return <Line aria-label={say.title}>{first}</Line>
  return (
    <Section title={say.title}>
      <Line aria-label={say.title}>
        {first}
        {(isWhole ? inOrder : []).map(({ to, art, name, note }) =>
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
        {isWhole ? null : bones}
      </Line>
    </Section>
  )
}
