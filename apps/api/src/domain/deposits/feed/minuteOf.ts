/** Returns the minute that contains a time: its start, and the start of the next minute. */
export function minuteOf(at: Date): { from: Date; to: Date } {
  const from = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
  return { from, to: new Date(from.getTime() + 60_000) }
}
