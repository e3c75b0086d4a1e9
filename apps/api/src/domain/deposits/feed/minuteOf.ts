/** The minute a moment falls in: from its first millisecond to the next minute's first. */
export function minuteOf(at: Date): { from: Date; to: Date } {
  const from = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
  return { from, to: new Date(from.getTime() + 60_000) }
}
