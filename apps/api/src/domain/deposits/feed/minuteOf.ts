/** The minute that contains a moment: from its first millisecond up to the next minute's. */
export function minuteOf(at: Date): { from: Date; to: Date } {
  const from = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
  return { from, to: new Date(from.getTime() + 60_000) }
}
