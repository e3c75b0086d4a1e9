import { apiTime } from './bangkok.ts'

/** Formats satang as "1,000.50". */
export function slipAmount(satang: bigint): string {
  const baht = (satang / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  return `${baht}.${(satang % 100n).toString().padStart(2, '0')}`
}

/** Formats satang as "฿1,000.50". */
export const baht = (satang: bigint): string => `฿${slipAmount(satang)}`

export const signedBaht = (satang: bigint): string => (satang < 0n ? `−${baht(-satang)}` : baht(satang))

export const clockTime = (at: Date): string => toMinute(apiTime(at))

/**
 * Returns the time of a `datetime-local` field, in Bangkok unless it has a time zone. Undefined if the field is
 * empty or invalid.
 */
export function momentOf(field: unknown): Date | undefined {
  if (typeof field !== 'string' || field === '') return undefined
  const at = new Date(/(Z|[+-]\d\d:\d\d)$/.test(field) ? field : `${field}+07:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Returns the amount in satang of a field in baht; undefined if the amount is zero or invalid. */
export function satangOf(field: unknown): bigint | undefined {
  const text =
    typeof field === 'number'
      ? String(field)
      : typeof field === 'string'
        ? field.replaceAll(',', '').trim()
        : ''
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts?.[1]) return undefined
  const satang = BigInt(parts[1]) * 100n + BigInt((parts[2] ?? '').padEnd(2, '0'))
  return satang > 0n ? satang : undefined
}

export const toMinute = (at: string): string => at.slice(0, 16).replace('T', ' ')
