import dayjs from 'dayjs'
import 'dayjs/locale/th.js'
import buddhistEra from 'dayjs/plugin/buddhistEra.js'
import utc from 'dayjs/plugin/utc.js'
import { patterns } from './patterns.ts'
import { language } from './words.ts'
import { bangkokTime, type Moment } from './bangkokTime.ts'

dayjs.extend(utc)
dayjs.extend(buddhistEra)

/** A member abroad still reads the site's clock. */
const format = (moment: Moment, pattern: string): string => {
  const time = bangkokTime(moment)
  return time && dayjs.utc(time).locale(language()).format(pattern)
}

/** "20/11/2569", "20 Nov 2026" */
export const formatDate = (moment: Moment): string => format(moment, patterns.date)

/** "20 พ.ย. 2569", "20 Nov 2026" */
export const formatDay = (moment: Moment): string => format(moment, patterns.day)

/** "พฤศจิกายน 2569", "November 2026" */
export const formatMonth = (moment: Moment): string => format(moment, patterns.month)

/** "20/11/2569 14:05 น.", "20 Nov 2026 14:05" */
export const formatDateTime = (moment: Moment): string => format(moment, patterns.dateTime)

/** For `addFormats`: the formats of dates, which bring dayjs along. */
export const dateFormats = { date: formatDate, day: formatDay, month: formatMonth, dateTime: formatDateTime }
