import { bangkokClock, type Moment } from './bangkokTime.ts'
import { words } from './words.ts'
import type { th } from './wordsFormats.ts'

export const patterns = words<typeof th>('i18n')

/** Formats the time of day in Bangkok as "14:05 น."; empty if it is invalid. */
export const formatTime = (moment: Moment): string => {
  const clock = bangkokClock(moment)
  return clock && patterns.time({ clock })
}
