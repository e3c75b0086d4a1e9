import type { GetCheckInAnswer } from '@member/api-client'
import { PrizeArt, formatCount, VisuallyHidden } from '@member/ui'
import { Day, Days, Number, Stamp, Value, Weekdays } from './calendarStyle.ts'
import { monthDays, type MonthDay } from './monthDays.ts'
import { t } from './words.ts'

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
              <Number aria-hidden>{day}</Number>
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
