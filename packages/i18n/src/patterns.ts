import { bangkokClock, type Moment } from './bangkokTime.ts'
import { words } from './words.ts'
import type { th } from './wordsFormats.ts'

export const patterns = words<typeof th>('i18n')

/** Formats the time of day in Bangkok as "14:05 น."; empty if it is invalid. */
export const formatTime = (moment: Moment): string => {
  const clock = bangkokClock(moment)
  return clock && patterns.time({ clock })
}

/** Formats minutes as "1 ชั่วโมง 30 นาที". */
export const formatSpan = (all: number): string => {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  const inHours = hours > 0 ? patterns.hours({ count: hours }) : ''
  const inMinutes = minutes > 0 || hours === 0 ? patterns.minutes({ count: minutes }) : ''
  return [inHours, inMinutes].filter(Boolean).join(' ')
}
