import { bangkokTime, type Moment } from './bangkokTime.ts'

/** Formats the time of day in Bangkok as "14:05". */
export const formatTime = (moment: Moment): string => bangkokTime(moment).slice(11, 16)
