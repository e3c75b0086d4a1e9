import { describe, expect, test } from 'vitest'
import { apiTime } from '../../values/bangkok.ts'
import { periodAt, type Period } from './periods.ts'

const at = (time: string) => new Date(`${time}+07:00`)
const text = (time: Date) => apiTime(time).slice(0, 16)
const spans = (period: Period, time: string) => {
  const { start, end } = periodAt(period, at(time))
  return [text(start), text(end)]
}

describe('a member’s limit starts anew', () => {
  test('every day at midnight in Bangkok, wherever the server is', () => {
    expect(spans('DAY', '2026-11-18T00:00:00')).toEqual(['2026-11-18T00:00', '2026-11-19T00:00'])
    expect(spans('DAY', '2026-11-18T23:59:59')).toEqual(['2026-11-18T00:00', '2026-11-19T00:00'])
    expect(spans('DAY', '2026-11-18T05:00:00')).toEqual(['2026-11-18T00:00', '2026-11-19T00:00'])
  })

  test('every Monday', () => {
    expect(spans('WEEK', '2026-11-16T00:00:00')).toEqual(['2026-11-16T00:00', '2026-11-23T00:00'])
    expect(spans('WEEK', '2026-11-22T23:59:59')).toEqual(['2026-11-16T00:00', '2026-11-23T00:00'])
    expect(spans('WEEK', '2026-12-31T12:00:00')).toEqual(['2026-12-28T00:00', '2027-01-04T00:00'])
  })

  test('on the first of every month, however long it is', () => {
    expect(spans('MONTH', '2026-11-30T23:59:59')).toEqual(['2026-11-01T00:00', '2026-12-01T00:00'])
    expect(spans('MONTH', '2026-12-31T23:59:59')).toEqual(['2026-12-01T00:00', '2027-01-01T00:00'])
    expect(spans('MONTH', '2027-02-28T23:59:59')).toEqual(['2027-02-01T00:00', '2027-03-01T00:00'])
    expect(spans('MONTH', '2028-02-29T12:00:00')).toEqual(['2028-02-01T00:00', '2028-03-01T00:00'])
  })
})
