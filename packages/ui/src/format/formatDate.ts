import dayjs from 'dayjs'
import 'dayjs/locale/th.js'
import buddhistEra from 'dayjs/plugin/buddhistEra.js'
import utc from 'dayjs/plugin/utc.js'
import { th } from '../th.ts'

dayjs.extend(utc)
dayjs.extend(buddhistEra)

type Moment = string | number | Date

/** Thailand keeps one offset all year; a member abroad still reads the site's clock. */
const bangkok = (moment: Moment) =>
  dayjs
    .utc(moment)
    .utcOffset(7 * 60)
    .locale('th')

const format = (moment: Moment, pattern: string): string => {
  const day = bangkok(moment)
  return day.isValid() ? day.format(pattern) : ''
}

/** "20/11/2569" */
export const formatDate = (moment: Moment): string => format(moment, 'DD/MM/BBBB')

/** "20 พ.ย. 2569" */
export const formatDay = (moment: Moment): string => format(moment, 'D MMM BBBB')

/** "พฤศจิกายน 2569" */
export const formatMonth = (moment: Moment): string => format(moment, 'MMMM BBBB')

/** "20/11/2569 14:05 น." */
export const formatDateTime = (moment: Moment): string => {
  const text = format(moment, 'DD/MM/BBBB HH:mm')
  return text && `${text}\u00a0${th.common.oclock}`
}
