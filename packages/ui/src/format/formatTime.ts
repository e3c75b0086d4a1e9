const bangkok = 7 * 3_600_000

/** "14:05" in Bangkok. Apart from the dates: a dashboard tells the time, and needs no calendar for it. */
export const formatTime = (moment: string | number | Date): string => {
  const at = new Date(moment).getTime()
  return Number.isNaN(at) ? '' : new Date(at + bangkok).toISOString().slice(11, 16)
}
