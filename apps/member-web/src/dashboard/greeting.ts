import { th } from '../th.ts'

/** How Thai speakers greet one another at this hour in Bangkok. */
export function greeting(now: Date) {
  const hour = (now.getUTCHours() + 7) % 24
  if (hour >= 4 && hour < 12) return th.dashboard.morning
  if (hour < 4 || hour >= 21) return th.dashboard.night
  return hour >= 12 && hour < 17 ? th.dashboard.day : th.dashboard.evening
}
