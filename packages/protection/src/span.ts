const hours = (count: number) => `${count} ชั่วโมง`
export const minutes = (count: number) => `${count} นาที`

/** "1 ชั่วโมง 30 นาที" of whole minutes. */
export const span = (all: number): string => {
  const whole = Math.floor(all / 60)
  const rest = all % 60
  if (whole === 0) return minutes(rest)
  return rest === 0 ? hours(whole) : `${hours(whole)} ${minutes(rest)}`
}
