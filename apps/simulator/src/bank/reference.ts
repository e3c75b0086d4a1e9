import { randomInt } from 'node:crypto'

const bangkok = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString()
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const capitals = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('')

function dayOfYear(at: Date): string {
  const [year = '2026', month = '01', day = '01'] = bangkok(at).slice(0, 10).split('-')
  const days =
    (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(Number(year), 0, 0)) / 86_400_000
  return String(days).padStart(3, '0')
}

/** Returns a new transfer reference in the format of the sending bank (three-digit code). */
export function transferReference(sendingBank: string, at: Date): string {
  const day = bangkok(at).slice(0, 10).replaceAll('-', '')
  const time = bangkok(at).slice(11, 19).replaceAll(':', '')
  if (sendingBank === '004') return `0${day.slice(2, 4)}${dayOfYear(at)}${time}${capitals(3)}${digits(5)}`
  if (sendingBank === '014') return `${day}${time}${digits(11)}`
  if (sendingBank === '002') return `${digits(4)}${day}${digits(13)}`
  return `${day}${digits(6)}${capitals(2)}${digits(9)}`
}
