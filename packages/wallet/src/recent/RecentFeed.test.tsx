import { serverNow } from '@member/api-client/server-clock'
import { aRecentPayment, unavailable, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { RecentFeed, RecentTime } from './RecentFeed.tsx'

const minutesAgo = (minutes: number) => new Date(serverNow() - minutes * 60_000).toISOString()

test('a visitor sees the last deposits and withdrawals, members masked', async () => {
  mockApi({ ...answers, [call.recentDeposits]: [aRecentPayment({ username: 'd•••4', amount: 1250 })] })
  show(<RecentFeed />)
  expect(await screen.findByText('d•••4')).toBeTruthy()
  expect(screen.getByText('1,250.00 บาท')).toBeTruthy()
  expect(await screen.findByText('g•••0')).toBeTruthy()
})

test('the age of the latest payments is said once a list, that of the oldest shown', async () => {
  const payments = [1, 2, 3, 4, 5, 6].map((hour) => aRecentPayment({ createdAt: minutesAgo(hour * 60 - 30) }))
  mockApi({ ...answers, [call.recentDeposits]: payments, [call.recentWithdrawals]: [] })
  show(<RecentFeed />)
  const list = within(await screen.findByRole('region', { name: 'ฝากล่าสุด' }))
  expect(await list.findAllByRole('listitem')).toHaveLength(5)
  expect(list.getAllByText(/ชั่วโมงที่ผ่านมา/).map((time) => time.textContent)).toEqual(['ใน 5 ชั่วโมงที่ผ่านมา'])
})

test('one list that fails leaves the other standing', async () => {
  mockApi({ ...answers, [call.recentWithdrawals]: unavailable() })
  show(<RecentFeed />)
  expect(await screen.findByText('d•••0')).toBeTruthy()
  expect(await screen.findByText('ส่วนนี้จะแสดงเองเมื่อเชื่อมต่อได้อีกครั้ง')).toBeTruthy()
})

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
