import { bangkokTime, type Moment } from './bangkokTime.ts'

/** "14:05" in Bangkok. Separate from the dates, because the dashboard needs no dayjs for it. */
export const formatTime = (moment: Moment): string => bangkokTime(moment).slice(11, 16)
