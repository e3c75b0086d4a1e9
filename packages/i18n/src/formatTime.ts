import { bangkokTime, type Moment } from './bangkokTime.ts'

/** "14:05" in Bangkok. Apart from the dates: a dashboard tells the time, and needs no calendar for it. */
export const formatTime = (moment: Moment): string => bangkokTime(moment).slice(11, 16)
