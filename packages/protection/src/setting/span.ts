import { t } from './words.ts'

/** Formats minutes as "1 ชั่วโมง 30 นาที", in the shown language. */
export function span(all: number): string {
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (hours === 0) return t.minutes({ count: minutes })
  return minutes === 0
    ? t.hours({ count: hours })
    : `${t.hours({ count: hours })} ${t.minutes({ count: minutes })}`
}
