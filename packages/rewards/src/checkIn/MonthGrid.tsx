import type { GetCheckInAnswer } from '@member/api-client'
import { PrizeArt, formatCount, VisuallyHidden } from '@member/ui'
import { t } from './words.ts'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

interface MonthDay {
  day: number
  state: 'done' | 'today' | 'missed' | 'ahead'
  /** Points earned on the day; for today, the points on offer. */
  points?: number
}

/** Returns the current month's days, and how many weekdays (from Sunday on) precede the first. */
export const monthDays = ({ items, today }: GetCheckInAnswer): { before: number; days: MonthDay[] } => {
  const [year = 0, month = 1] = today.date.split('-').map(Number)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const given = new Map(items.map(({ json, value }) => [json.day, value]))
  if (today.checkedIn) given.set(today.day, today.value)
  return {
    before: new Date(Date.UTC(year, month - 1, 1)).getUTCDay(),
    days: Array.from({ length }, (_, place) => {
      const day = place + 1
      const points = given.get(day)
      if (points !== undefined) return { day, state: 'done', points }
      if (day === today.day) return { day, state: 'today', points: today.value }
      return { day, state: day < today.day ? 'missed' : 'ahead' }
    }),
  }
}

const press = keyframes`from { opacity: 0; transform: scale(1.9) rotate(-18deg); } 60% { opacity: 1; } to { transform: none; }`

const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-gap: 6px;
  margin-bottom: 6px;
  color: var(--text-muted);
  font-size: 0.8125rem;
  text-align: center;
`

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-gap: 6px;
`

const looks = {
  done: `
    background: var(--brand-soft);
    color: var(--text);
  `,
  today: `
    background: var(--surface-1);
    color: var(--text);
  `,
  missed: `
    color: var(--text-muted);
  `,
  ahead: `
    background: var(--surface-2);
    color: var(--text-muted);
  `,
}

const Day = styled.li<{ state: MonthDay['state']; from: number }>`
  ${({ from }) => from > 0 && `grid-column-start: ${from + 1};`}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 58px;
  padding: 3px 0 4px;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  line-height: 1.3;
  ${({ state }) => looks[state]}
  /* Today, checked in or not, is the one outlined day. */
  &[aria-current] {
    border-color: var(--brand);
    box-shadow: 0 0 18px -2px var(--glow);
  }
`

const DayNumber = styled.span`
  font-family: var(--font-display);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`

const Stamp = styled.span<{ fresh: boolean }>`
  width: 20px;
  height: 20px;
  ${({ fresh }) => !fresh && '&& { animation: none; }'}
  animation: ${press} 0.4s ease-out both;
`

const Value = styled.span`
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const words = ({ day, state, points = 0 }: MonthDay) => {
  const number = formatCount(day)
  if (state === 'done') return t.dayDone({ day: number, points: points })
  if (state === 'today') return t.dayToday({ day: number, points: points })
  return state === 'missed' ? t.dayMissed({ day: number }) : t.dayAhead({ day: number })
}

export const MonthGrid = ({ month, fresh }: { month: GetCheckInAnswer; fresh: boolean }) => {
  const { before, days } = monthDays(month)
  return (
    <div>
      <Weekdays aria-hidden>
        {t.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </Weekdays>
      <Days>
        {days.map((each) => {
          const { day, state, points } = each
          const isToday = day === month.today.day
          return (
            <Day
              key={day}
              state={state}
              from={day === 1 ? before : 0}
              aria-current={isToday ? 'date' : undefined}
            >
              <VisuallyHidden>{words(each)}</VisuallyHidden>
              <DayNumber aria-hidden>{day}</DayNumber>
              {state === 'done' ? (
                <Stamp aria-hidden fresh={fresh && isToday}>
                  <PrizeArt name="point" />
                </Stamp>
              ) : null}
              {points === undefined ? null : <Value aria-hidden>{`+${formatCount(points)}`}</Value>}
            </Day>
          )
        })}
      </Days>
    </div>
  )
}
