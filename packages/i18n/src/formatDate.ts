import dayjs from 'dayjs'
import 'dayjs/locale/th.js'
import buddhistEra from 'dayjs/plugin/buddhistEra.js'
import utc from 'dayjs/plugin/utc.js'
import { formatTime, patterns } from './patterns.ts'
import { language } from './words.ts'
import { bangkokTime, type Moment } from './bangkokTime.ts'

dayjs.extend(utc)
dayjs.extend(buddhistEra)

/** Formats a time in Thailand by a pattern of dayjs, even for a member abroad; empty if it is invalid. */
const format = (moment: Moment, pattern: string): string => {
  const time = bangkokTime(moment)
  return time && dayjs.utc(time).locale(language()).format(pattern)
}

export const formatDate = (moment: Moment): string => format(moment, patterns.date)

export const formatMonth = (moment: Moment): string => format(moment, patterns.month)

/** Formats a month in its short form, as "ต.ค. 69" or "Oct 2026". */
export const formatShortMonth = (moment: Moment): string =>
  format(moment, patterns.month.replace('MMMM', 'MMM').replace('BBBB', 'BB'))

export const formatDateTime = (moment: Moment): string => {
  const date = formatDate(moment)
  return date && `${date} ${formatTime(moment)}`
}

/** Date formats for `addFormats`, which load dayjs. */
export const dateFormats = { date: formatDate, month: formatMonth, dateTime: formatDateTime }
