import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Daily check-in',
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  points: '+{points:number} {points|point|points}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  tomorrowHidden: 'Shown after check-in',
  doFor: 'Check in for {points:number} {points|point|points}',
  done: 'Checked in today, {points:number} {points|point|points} received',
  come: 'Tomorrow: {points:number} {points|point|points}',
  comeBack: 'You can check in again tomorrow',
  dayDone: 'Day {day}: checked in, {points:number} {points|point|points} received',
  dayToday: 'Day {day}, today: not checked in yet, {points:number} {points|point|points}',
  dayMissed: 'Day {day}: not checked in',
  dayAhead: 'Day {day}',
  open: 'See the month: checked in on {days:number} {days|day|days}',
  shut: 'Hide the calendar',
  count: 'Checked in on {days:number} {days|day|days} this month',
  closed: 'The daily check-in is not open yet',
  redeem: 'Redeem rewards',
  later: 'Hide for today',
  close: 'Close',
} as const satisfies Translation<typeof th>
