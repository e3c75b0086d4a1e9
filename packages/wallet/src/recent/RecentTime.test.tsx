import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecentTime } from './RecentTime.tsx'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

// The server sends the start of the hour, so a payment may be up to an hour younger, never older.
test.each([
  [0, 'ใน 1 ชั่วโมงที่ผ่านมา'],
  [21, 'ใน 1 ชั่วโมงที่ผ่านมา'],
  [70, 'ใน 2 ชั่วโมงที่ผ่านมา'],
  [23 * 60 + 30, 'ใน 24 ชั่วโมงที่ผ่านมา'],
  [25 * 60, 'ก่อนหน้านี้'],
])('a payment of the hour that began %i minutes ago was %s', (minutes, words) => {
  show(<RecentTime at={minutesAgo(minutes)} />)
  expect(screen.getByText(words)).toBeTruthy()
})
